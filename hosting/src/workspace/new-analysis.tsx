import { PageTitle } from '../ui/page-title.tsx'
import { AnalysisForm } from './analysis-form.tsx'
import classes from './new-analysis.module.css'
import { FORM_TEXT as TEXT } from './strings.ts'

export default function NewAnalysis() {
  return (
    <div className={classes.page}>
      <PageTitle>{TEXT.title}</PageTitle>
      <div className={classes.intro}>
        <h1>{TEXT.welcome}</h1>
        <p>{TEXT.subtitle}</p>
      </div>
      <AnalysisForm />
    </div>
  )
}
