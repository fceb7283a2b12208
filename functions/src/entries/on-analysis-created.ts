import { onDocumentCreated } from 'firebase-functions/firestore'
import { taskQueue } from '../task-queue.ts'
import { MIN_INSTANCES } from './shared/options.ts'

export const onAnalysisCreated = onDocumentCreated(
  { document: 'analyses/{id}', retry: true, minInstances: MIN_INSTANCES },
  async (event) => {
    await taskQueue().dispatch({ name: `run-${event.params.id}`, analysisId: event.params.id })
  },
)
