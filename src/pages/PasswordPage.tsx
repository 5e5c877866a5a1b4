import { useServices } from '../app/context.tsx'
import { BackControl } from '../components/account/Login/BackControl.tsx'
import { LoginLayout } from '../components/account/Login/LoginLayout.tsx'
import { Reset } from './account/Reset.tsx'

/** `/login/password`: a password for an account without one, or a forgotten one (ACC-01). */
const PasswordPage = () => {
  const { go } = useServices()
  return (
    <LoginLayout back={<BackControl onBack={go.back} />} terms={null}>
      <Reset />
    </LoginLayout>
  )
}

export default PasswordPage
