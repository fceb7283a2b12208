import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { lazyPart } from '../loading/lazy-part.tsx'
import { usePageChange } from '../ui/hooks/use-page-change.ts'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { NotFound } from './not-found.tsx'
import { loadWhatFollowsSignIn, Shell } from './shell.tsx'

const LoginScreen = lazyPart(() => import('../login/login-screen.tsx'), true)
const Workspace = lazyPart(() => import('../workspace/workspace.tsx'), true)
const NewAnalysis = lazyPart(() => import('../workspace/start/new-analysis.tsx'), true)
const PurchaseScreen = lazyPart(() => import('../purchase/purchase-screen.tsx'), true)
const AdminArea = lazyPart(() => import('../admin/admin-area.tsx'), true)
const AccountScreen = lazyPart(() => import('../account/account-screen.tsx'), true)
const BrandScreen = lazyPart(() => import('../account/brand/brand-screen.tsx'), true)
const PointsScreen = lazyPart(() => import('../account/points/points-screen.tsx'), true)
const ReceiptScreen = lazyPart(() => import('../account/points/receipt-screen.tsx'), true)
const NewBatchScreen = lazyPart(() => import('../workspace/batch/new-batch-screen.tsx'), true)
const BatchScreen = lazyPart(() => import('../workspace/batch/run/batch-screen.tsx'), true)
const DraftsScreen = lazyPart(() => import('../draft/start/drafts-screen.tsx'), true)
const DraftScreen = lazyPart(() => import('../draft/editor/draft-screen.tsx'), true)
const AnalysisScreen = lazyPart(() => import('../workspace/analysis/analysis-screen.tsx'), true)

export function AppRoutes() {
  usePageChange()
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<Shell pathname={pathname} />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<LoginScreen onBegin={loadWhatFollowsSignIn} />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route path="/app" element={<Workspace />}>
            <Route index element={<NewAnalysis />} />
            <Route path="batch" element={<NewBatchScreen />} />
            <Route path="batch/:id" element={<BatchScreen />} />
            <Route path="analyses/:id" element={<AnalysisScreen />} />
            <Route path="analyses/:id/draft" element={<DraftsScreen />} />
            <Route path="analyses/:id/draft/:draftId" element={<DraftScreen />} />
          </Route>
          <Route path="/app/account" element={<AccountScreen />} />
          <Route path="/app/account/brand" element={<BrandScreen />} />
          <Route path="/app/account/points" element={<PointsScreen />} />
          <Route path="/app/account/points/:entryId" element={<ReceiptScreen />} />
          <Route path="/purchase" element={<PurchaseScreen />} />
          <Route path="/admin/*" element={<AdminArea />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
