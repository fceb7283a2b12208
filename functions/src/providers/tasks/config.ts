export interface TaskQueueConfig {
  readonly projectId: string
  readonly location: string
  /** Cloud Functions names the queue after the task function. */
  readonly queue: string
  /** Where the task function listens. */
  readonly targetUrl: string
  /** `host:port` of the Cloud Tasks emulator; without it, the real service. */
  readonly emulatorHost?: string | undefined
  /** Whose OIDC token the task carries; without it, the account this code runs as. Unused on the emulator. */
  readonly serviceAccountEmail?: string | undefined
}
