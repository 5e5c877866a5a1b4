import type { PageProps } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { Presentations } from './files/Presentations.tsx'

/** `/personal/file/oral` and `/personal/file/post` (MEM-01, FILE-03) */
const PresentationsPage = ({ name }: PageProps) => {
  const kind = name === 'post' ? 'post' : 'oral'
  return (
    <MemberLayout current={kind}>
      <Presentations key={kind} kind={kind} />
    </MemberLayout>
  )
}

export default PresentationsPage
