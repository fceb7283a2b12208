import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AdminOnly } from './admin-only.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import './styles.ts'

const Dashboard = lazy(() => import('./dashboard/dashboard.tsx'))
const UsersScreen = lazy(() => import('./users/users-screen.tsx'))

/** Everything under /admin, loaded when it is first opened. */
export default function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminOnly />}>
        <Route element={<AdminFrame />}>
          <Route index element={<Dashboard />} />
          <Route path="users" element={<UsersScreen />} />
          <Route path="*" element={<Navigate to="/admin" replace />} />
        </Route>
      </Route>
    </Routes>
  )
}
