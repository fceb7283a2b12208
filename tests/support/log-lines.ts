/**
 * What reaches Cloud Logging from now on, a string a line. The logger takes the console's methods as it loads: call
 * this in `vi.hoisted`, before anything is imported that logs.
 */
export function captureLogLines(): string[] {
  const lines: string[] = []
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[name] = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '))
  return lines
}
