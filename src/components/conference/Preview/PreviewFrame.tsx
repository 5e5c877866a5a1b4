import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OpenedPreview, PreviewWish } from '../../../contract/preview.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Bar, Frame, Quiet, Stage } from './Preview.styles.ts'

interface Props {
  readonly view: 'choosing' | 'loading' | 'shown' | 'failed'
  readonly wish: PreviewWish | null
  readonly opened: OpenedPreview | null
  readonly failure: Failure | null
  readonly onLoad: () => void
  readonly onAgain: () => void
}

/** The page as the chosen person sees it, under a bar that names that person. */
export const PreviewFrame = ({ view, wish, opened, failure, onLoad, onAgain }: Props) => {
  const intl = useIntl()
  if (view === 'choosing' || wish === null)
    return (
      <Quiet>
        <FormattedMessage id="preview.nothing" />
      </Quiet>
    )
  if (view === 'failed') {
    // An error of a choice is shown at its field.
    return failure?.field === 'at' || failure?.field === 'texts' ? null : (
      <FailureState failure={failure} onRetry={onAgain} />
    )
  }
  const about = intl.formatMessage(
    { id: 'preview.bar' },
    {
      part: intl.formatMessage({ id: `preview.part.${wish.part}` }),
      language: intl.formatMessage({ id: `preview.language.${wish.language === 'en' ? 'en' : 'zh'}` }),
      at: opened === null ? '…' : opened.at.replace('T', ' '),
    },
  )
  return (
    <Stage aria-busy={view === 'loading' || undefined} aria-label={about}>
      <Bar>
        <p role="status">
          {view === 'loading' ? <FormattedMessage id="preview.loading" values={{ about }} /> : about}
        </p>
        <Button variant="quiet" small onClick={onAgain} disabled={opened === null}>
          <FormattedMessage id="preview.again" />
        </Button>
      </Bar>
      {opened === null ? (
        <Skeleton $height="30rem" />
      ) : (
        // No way out of the frame: neither windows nor downloads nor the page around it. Its own code writes nothing (`enterPreview`).
        <Frame
          title={about}
          src={opened.address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          onLoad={onLoad}
        />
      )}
      <Quiet>
        <FormattedMessage id="preview.limits" />
      </Quiet>
    </Stage>
  )
}
