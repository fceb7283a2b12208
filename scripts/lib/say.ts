/** What the scripts tell a person. Always on stderr: stdout belongs to results. */
export function say(text: string): void {
  process.stderr.write(`gaplens: ${text}\n`)
}

/** A reason to stop that a person can act on; shown without a stack. */
export class Stop extends Error {
  override readonly name = 'Stop'
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's main function and turns what it throws into words and an exit code. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (error instanceof Stop) say(error.message)
    else console.error(error)
    process.exitCode = error instanceof Stop ? error.exitCode : 1
  }
}
