/** The options of `npm run setup`. */
export interface SetupOptions {
  readonly project: string
  /** The site's host, for the uptime check. */
  readonly site: string
  /** E-mail address that alerts are sent to. */
  readonly alertsTo: string
  /** Monthly budget in the currency of the billing account; 0 for no budget. */
  readonly budget: number
}
