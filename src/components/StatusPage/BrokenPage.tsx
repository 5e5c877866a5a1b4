import { FormattedMessage } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Notice } from '../ui/Notice.tsx'

export interface BrokenPageProps {
  /** The page's code is `late` or `broken` (NAV-06), it threw, or what it shows could not be fetched. */
  why: 'late' | 'broken' | 'crash' | 'data'
  onRetry: () => void
}

/** Needs the namespace `state` only, which every page has. */
export const BrokenPage = ({ why, onRetry }: BrokenPageProps) => (
  <div role="alert">
    <Notice
      art="broken"
      title={<FormattedMessage id={texts[why][0]} />}
      text={<FormattedMessage id={texts[why][1]} />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="state.retry" />
          </Button>
          <ButtonLink variant="quiet" href="/home">
            <FormattedMessage id="state.home" />
          </ButtonLink>
        </>
      }
    />
  </div>
)

const texts = {
  late: ['state.chunk.late', 'state.chunk.text'],
  broken: ['state.chunk.broken', 'state.chunk.text'],
  crash: ['state.crash', 'state.crash.text'],
  data: ['state.data', 'state.data.text'],
} as const
