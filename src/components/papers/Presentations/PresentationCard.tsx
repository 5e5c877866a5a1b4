import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Presentation } from '../../../contract/presentation.ts'
import { Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { ownPath } from '../Submission/paperPath.ts'
import { EarlierFiles } from './EarlierFiles.tsx'

export interface PresentationCardProps {
  presentation: Presentation
  /** The current file; null: none. */
  standing: ReactNode
  /** Chooser for a replacement; null: no changes possible. */
  upload: ReactNode
}

/** A paper with its files of one kind: the current one, its replacement, and earlier ones. */
export const PresentationCard = ({ presentation, standing, upload }: PresentationCardProps) => {
  const { title, conference, earlier } = presentation
  const state = stateOf(presentation)
  return (
    <Card state={<FormattedMessage id={`files.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <a href={ownPath(presentation)}>
              <Content text={title} marked />
            </a>
          </Name>
          <Quiet>
            <Content text={conference} />
          </Quiet>
          {!presentation.is_open && (
            <Quiet>
              <FormattedMessage id="files.closed" />
            </Quiet>
          )}
        </Main>
        <Whole>
          {standing}
          {upload}
          {earlier.length > 0 && <EarlierFiles files={earlier} />}
        </Whole>
      </Inside>
    </Card>
  )
}

const stateOf = ({ is_open, current }: Presentation) => {
  if (!is_open) return 'closed'
  return current === null ? 'none' : 'placed'
}

const tones = { closed: 'neutral', none: 'action', placed: 'good' } as const satisfies Record<
  ReturnType<typeof stateOf>,
  Tone
>
