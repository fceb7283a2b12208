import { formatPrice, PLANS, type PlanId } from '@gaplens/contracts/points/plans'
import { Anchor, Button } from '@mantine/core'
import { CreditCard, Landmark, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../api/session/session-context.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { BackHeader } from '../ui/layout/back-header.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import VerifyBanner from '../verification/verify-banner.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { MailLink, PurchaseHint } from './purchase-hint.tsx'
import classes from './purchase-screen.module.css'
import { PURCHASE_TEXT as TEXT } from './strings.ts'
import { useArrivedPoints } from './use-arrived-points.ts'
import { usePurchase } from './use-purchase.ts'

const PRESELECTED: PlanId = 'advanced'
const METHOD_ICONS = [CreditCard, Smartphone, Landmark]

export default function PurchaseScreen() {
  const { user, userData, verification } = useSession()
  const [chosen, setChosen] = useState<PlanId>(PRESELECTED)
  const { isProcessing, hint, buy } = usePurchase({ uid: user?.uid ?? '', email: user?.email ?? null })
  const points = userData?.points ?? null
  const arrived = useArrivedPoints(points)
  const plan = PLANS.find(({ id }) => id === chosen)
  if (plan === undefined) return null
  const label =
    plan.price === null ? TEXT.contactUs : TEXT.buy(plan.name, formatPrice(plan.price, plan.currency))
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <BackHeader back={TEXT.back} width="66rem">
        {/* Before the address is verified there is no account whose points could be read. */}
        {verification.isVerified ? (
          <p className={classes.points}>{points === null ? TEXT.pointsUnknown : TEXT.points(points)}</p>
        ) : null}
      </BackHeader>
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        <p className={classes.lead}>{TEXT.lead}</p>
        {/* Points are credited to an account, which does not exist before the address is verified. */}
        {verification.isVerified ? null : <VerifyBanner />}
        <PlanChoice chosen={chosen} onChoose={setChosen} />
        <div className={classes.buy}>
          <Button
            size="lg"
            disabled={!verification.isVerified}
            loading={isProcessing}
            onClick={() => buy(plan)}
          >
            {label}
          </Button>
        </div>
        <div className={classes.hint} role="status">
          {isProcessing ? <p>{TEXT.redirecting}</p> : null}
          {hint === null || isProcessing ? null : <PurchaseHint hint={hint} />}
          {arrived > 0 ? (
            <div className={classes.arrived}>
              <Notice tone="info" title={TEXT.arrived(arrived)} />
            </div>
          ) : null}
        </div>
        <section aria-labelledby="why">
          <h2 id="why">{TEXT.whyTitle}</h2>
          <ul className={classes.why}>
            {TEXT.why.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="methods">
          <h2 id="methods">{TEXT.methodsTitle}</h2>
          <ul className={classes.methods}>
            {TEXT.methods.map((method, at) => {
              const Icon = METHOD_ICONS[at] ?? CreditCard
              return (
                <li key={method}>
                  <Icon size={18} aria-hidden />
                  {method}
                </li>
              )
            })}
          </ul>
          <p className={classes.note}>{TEXT.methodsNote}</p>
          <p className={classes.note}>
            <Anchor component={Link} to="/app/account/points" underline="always">
              {TEXT.records}
            </Anchor>
          </p>
          <p className={classes.note}>
            {TEXT.contact} <MailLink />
          </p>
        </section>
      </main>
    </>
  )
}
