/**
 * How the queue redelivers the task of a job. A worker refuses a delivery while another worker holds the lease, and the
 * queue delivers it again every ten seconds as long as a job may run. When a worker crashes, the next one thus starts
 * within ten seconds of the end of the lease. `MAX_ATTEMPTS` limits how often a job is actually started.
 */
export const QUEUE_RETRY = { maxAttempts: 60, minBackoffSeconds: 5, maxBackoffSeconds: 10 }
