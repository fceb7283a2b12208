import { useParams } from 'react-router-dom'
import { useCurrentJob } from '../current-job.tsx'
import { HistoricalAnalysis } from './historical-analysis.tsx'
import { JobView } from './job-view.tsx'

/** `/app/analyses/:id`: a job started in this visit is followed, any other is loaded from the history. */
export default function AnalysisScreen() {
  const { id = '' } = useParams()
  const { jobId } = useCurrentJob()
  return jobId === id ? <JobView key={id} jobId={id} /> : <HistoricalAnalysis key={id} id={id} />
}
