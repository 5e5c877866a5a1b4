import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { OwnDeletion } from './account/OwnDeletion.tsx'

/** `/account/deletion`: consequences of deleting the account, the request, and its cancellation (ACC-03). */
const AccountDeletionPage = () => (
  <MemberLayout current="accountDeletion">
    <OwnDeletion />
  </MemberLayout>
)

export default AccountDeletionPage
