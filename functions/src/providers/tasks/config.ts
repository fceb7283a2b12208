export interface TaskQueueConfig {
  readonly projectId: string
  readonly location: string
  /** Cloud Functions names the queue after the task function. */
  readonly queue: string
  /** URL of the task function. */
  readonly targetUrl: string
  /** `host:port` of the Cloud Tasks emulator; undefined for the real service. */
  readonly emulatorHost?: string | undefined
  /** Account of the task's OIDC token. When unset, the account of this process is used. The emulator ignores it. */
  readonly serviceAccountEmail?: string | undefined
}
