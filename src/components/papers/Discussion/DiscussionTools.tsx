import { FormattedMessage } from 'react-intl'

import type { Discussion } from '../../../contract/discussion.ts'
import { Button } from '../../kit/Button.tsx'
import { Hands } from './Discussion.styles.ts'

export interface DiscussionToolsProps {
  readonly discussion: Discussion
  readonly busy: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onReload: () => void
}

/** A chair opens and closes it; all participants may reload it. */
export const DiscussionTools = ({ discussion, busy, onOpen, onClose, onReload }: DiscussionToolsProps) => {
  const { state, part, obstacle } = discussion
  const isChair = part === 'chair'
  return (
    <>
      {isChair && state !== 'open' && obstacle !== null && (
        <p>
          <FormattedMessage id={`discussion.obstacle.${obstacle}`} />
        </p>
      )}
      <Hands>
        {isChair && state !== 'open' && obstacle === null && (
          <Button small busy={busy} onClick={onOpen}>
            <FormattedMessage id={state === 'none' ? 'discussion.open' : 'discussion.openAgain'} />
          </Button>
        )}
        {isChair && state === 'open' && (
          <Button
            variant="quiet"
            small
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onClose}
          >
            <FormattedMessage id="discussion.close" />
          </Button>
        )}
        <Button variant="plain" small onClick={onReload}>
          <FormattedMessage id="discussion.reload" />
        </Button>
      </Hands>
    </>
  )
}
