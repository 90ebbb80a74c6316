"""Azulejos: the open home of the Azul family of board games."""
