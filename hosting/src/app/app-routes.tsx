import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoader } from '../ui/page-loader.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { NotFound } from './not-found.tsx'

const LoginScreen = lazy(() => import('../login/login-screen.tsx'))
const Workspace = lazy(() => import('../workspace/workspace.tsx'))
const NewAnalysis = lazy(() => import('../workspace/new-analysis.tsx'))
const PurchaseScreen = lazy(() => import('../purchase/purchase-screen.tsx'))
const AdminArea = lazy(() => import('../admin/admin-area.tsx'))
const AccountScreen = lazy(() => import('../account/account-screen.tsx'))
const AnalysisScreen = lazy(() => import('../workspace/analysis-screen.tsx'))

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<LoginScreen />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route path="/app" element={<Workspace />}>
            <Route index element={<NewAnalysis />} />
            <Route path="analyses/:id" element={<AnalysisScreen />} />
          </Route>
          <Route path="/app/account" element={<AccountScreen />} />
          <Route path="/purchase" element={<PurchaseScreen />} />
          <Route path="/admin/*" element={<AdminArea />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
