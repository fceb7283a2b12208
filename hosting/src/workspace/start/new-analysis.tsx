import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { FORM_TEXT as TEXT } from '../strings.ts'
import { AnalysisForm } from './analysis-form.tsx'
import classes from './new-analysis.module.css'

export default function NewAnalysis() {
  // Preloads the next screen, which is shown as soon as the form is sent.
  useEffect(() => {
    const timer = setTimeout(() => void import('../analysis/analysis-screen.tsx'), 1_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.page}>
      <PageTitle>{TEXT.title}</PageTitle>
      <div className={classes.intro}>
        <h1>{TEXT.welcome}</h1>
        <p>{TEXT.subtitle}</p>
      </div>
      <AnalysisForm />
      <Button component={Link} to="/app/batch" variant="subtle">
        {TEXT.batch}
      </Button>
    </div>
  )
}
