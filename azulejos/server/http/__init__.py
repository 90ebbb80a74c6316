"""HTTP: the API, the WebSocket, who asks, and what keeps the server safe from the outside."""
