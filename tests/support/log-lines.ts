/**
 * Captures the lines that would reach Cloud Logging from now on. The logger stores the console's methods when it loads, so
 * call this in `vi.hoisted`, before any module that logs is imported.
 */
export function captureLogLines(): string[] {
  const lines: string[] = []
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[name] = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '))
  return lines
}
