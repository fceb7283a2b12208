// Empty in production. The local launcher writes its own beside the built client: emulator ports and examples.
window.__GAPLENS__ = {}
