import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { OwnAccount } from './account/OwnAccount.tsx'

/** `/account`: profile, ways to sign in, devices, notifications (MEM-03, ACC-01, ACC-02). */
const OwnAccountPage = () => (
  <MemberLayout current="account">
    <OwnAccount />
  </MemberLayout>
)

export default OwnAccountPage
