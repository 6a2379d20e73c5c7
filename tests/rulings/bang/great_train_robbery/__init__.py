"""The Great Train Robbery: scenarios."""
