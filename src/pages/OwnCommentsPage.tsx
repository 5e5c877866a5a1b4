import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { OwnComments } from './comments/OwnComments.tsx'

/** `/personal/dynamic/comment` (CMT-01, MEM-01) */
const OwnCommentsPage = () => (
  <MemberLayout current="comment">
    <OwnComments />
  </MemberLayout>
)

export default OwnCommentsPage
