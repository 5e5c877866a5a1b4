import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { CommentsPanel } from '../../components/catalogue/Comments/CommentsPanel.tsx'
import { selectUser } from '../../machines/session/session.selectors.ts'
import { useVisitor } from '../shared/useVisitor.ts'
import { useComments, type CommentsProps } from './useComments.ts'

/** Comments under a headline or a video (CMT-01); reloaded for another visitor. */
export const Comments = (props: CommentsProps) => {
  const { session } = useServices()
  const visitor = useVisitor(session)
  return <CommentsOf key={`${visitor} ${props.place} ${props.target}`} {...props} />
}

const CommentsOf = (props: CommentsProps) => {
  const { session } = useServices()
  const user = useSelector(session, selectUser)
  const isMember = user === 'restoring' ? null : user !== 'guest'
  return <CommentsPanel {...useComments(props)} isMember={isMember} />
}
