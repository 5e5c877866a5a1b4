import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { Enrolment } from './security/Enrolment.tsx'

/** `/account/security`: passkeys, the authenticator app and recovery codes (ACC-02). */
const AccountSecurityPage = () => (
  <MemberLayout current="security">
    <Enrolment />
  </MemberLayout>
)

export default AccountSecurityPage
