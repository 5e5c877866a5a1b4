import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { Answers } from './comments/Answers.tsx'

/** `/personal/dynamic/reply` (CMT-01, MEM-01) */
const AnswersPage = () => (
  <MemberLayout current="reply">
    <Answers />
  </MemberLayout>
)

export default AnswersPage
