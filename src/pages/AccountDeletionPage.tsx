import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { OwnDeletion } from './account/OwnDeletion.tsx'

/** `/account/deletion`: what it means to delete the account, asking for it, and keeping the account (ACC-03). */
const AccountDeletionPage = () => (
  <MemberLayout current="accountDeletion">
    <OwnDeletion />
  </MemberLayout>
)

export default AccountDeletionPage
