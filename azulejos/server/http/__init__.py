"""HTTP: the API, the WebSocket, authentication, rate limits, errors."""
