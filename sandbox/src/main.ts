import { startSandbox } from './server.ts'

const sandbox = await startSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 5055),
  delayMs: Number(process.env.SANDBOX_DELAY_MS ?? 0),
  varies: process.env.SANDBOX_VARIES === 'true',
  payment: {
    webhook: process.env.SANDBOX_PAYMENT_WEBHOOK ?? '',
    secret: process.env.SANDBOX_PAYMENT_SECRET ?? '',
  },
})
console.log(`Sandbox ready at http://127.0.0.1:${sandbox.port}/`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
