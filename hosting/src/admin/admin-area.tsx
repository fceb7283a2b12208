import { Navigate, Route, Routes } from 'react-router-dom'
import { AdminOnly } from './admin-only.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import './styles.ts'
import { lazyPart } from '../loading/lazy-part.tsx'

const Dashboard = lazyPart(() => import('./dashboard/dashboard.tsx'), true)
const UsersScreen = lazyPart(() => import('./users/users-screen.tsx'), true)

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
