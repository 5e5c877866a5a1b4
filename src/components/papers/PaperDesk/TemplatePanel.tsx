import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { templateUrl } from '../../../contract/templateFile.ts'
import type { TemplatePack } from '../../../contract/templatePack.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Outdated } from './Outdated.tsx'
import { Actions } from './PaperDesk.styles.ts'
import { InForce, Panel } from './TemplatePanel.styles.ts'

export interface TemplatePanelProps {
  readonly view: 'loading' | 'failed' | 'platform' | 'own' | 'outdated'
  /** Null until it is here. */
  readonly pack: TemplatePack | null
  readonly failure: Failure | null
  /** Chooser for a replacement. */
  readonly upload: ReactNode
  readonly onRetry: () => void
  readonly onReload: () => void
  readonly onRemove: () => void
}

/** Template pack for authors of a conference: the current one, who uploaded it, and the upload of another. */
export const TemplatePanel = ({ view, pack, failure, upload, ...on }: TemplatePanelProps) => {
  const intl = useIntl()
  const isHere = view === 'platform' || view === 'own'
  return (
    <Panel aria-labelledby="templates" aria-busy={view === 'loading' || undefined} data-pack={view}>
      <h2 id="templates" tabIndex={-1}>
        <FormattedMessage id="template.title" />
      </h2>
      <p>
        <FormattedMessage id="template.lead" />
      </p>
      {view === 'loading' && <Skeleton $height="10rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={on.onRetry} />}
      {view === 'outdated' && <Outdated failure={failure} onReload={on.onReload} />}
      {isHere && pack !== null && (
        <>
          <InForce>
            <div role="status">
              <strong>
                <FormattedMessage id={`template.${view}`} />
              </strong>
              {pack.own !== null && (
                <span>
                  {pack.own.name} · <FileSize bytes={pack.own.bytes} />
                </span>
              )}
              {pack.changed !== null && (
                <small>
                  <FormattedMessage
                    id={pack.own === null ? 'template.taken' : 'template.put'}
                    values={{
                      by: pack.changed.by,
                      at: <Moment key="at" at={pack.changed.at} format={toTheMinuteWithYear} />,
                    }}
                  />
                </small>
              )}
            </div>
            <Actions>
              <ButtonLink
                small
                variant="quiet"
                href={templateUrl(pack.conference_id)}
                download
                aria-label={
                  pack.own === null
                    ? undefined
                    : intl.formatMessage({ id: 'template.download.named' }, { name: pack.own.name })
                }
              >
                <FormattedMessage id="template.download" />
              </ButtonLink>
              {pack.own !== null && (
                <Button small variant="plain" onClick={on.onRemove}>
                  <FormattedMessage id="template.remove" />
                </Button>
              )}
            </Actions>
          </InForce>
          {upload}
        </>
      )}
    </Panel>
  )
}
