/**
 * How the queue delivers a job's task again. A delivery that finds the job in another worker's hands is refused, and
 * comes again each ten seconds for as long as a job may live: a worker that crashed is followed within ten seconds of
 * its lease's end. How often a job is begun is its own count (`MAX_ATTEMPTS`).
 */
export const QUEUE_RETRY = { maxAttempts: 60, minBackoffSeconds: 5, maxBackoffSeconds: 10 }

/** Jobs that the queue lets out at the same time. */
export const ANALYSES_AT_ONCE = 50
