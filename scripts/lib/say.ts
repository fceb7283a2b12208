/** Prints a message for people. It goes to stderr, because stdout is for results. */
export function say(text: string): void {
  process.stderr.write(`gaplens: ${text}\n`)
}

/** An error that the user of a script can act on. It is printed without a stack. */
export class Stop extends Error {
  override readonly name = 'Stop'
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs the main function of a script. An error is printed and becomes the exit code. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (error instanceof Stop) say(error.message)
    else console.error(error)
    process.exitCode = error instanceof Stop ? error.exitCode : 1
  }
}
