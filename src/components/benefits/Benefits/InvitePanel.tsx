import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Benefits } from '../../../contract/benefits.ts'
import { Main, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Buttons, Code, Invite, Rules, Square } from './Benefits.styles.ts'

const QrCode = lazy(() => import('../../kit/QrCode.tsx'))

export interface InvitePanelProps {
  invite: Benefits['invite']
  /** Address that carries the code. */
  link: string
  onCopy: () => void
  onShare: () => void
  onAccept: () => void
}

/** The member's code and link, and their rewards (BEN-02). */
export const InvitePanel = ({ invite, link, onCopy, onShare, onAccept }: InvitePanelProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Invite>
        <Main>
          <Quiet>
            <FormattedMessage id="benefits.invite.code" />
          </Quiet>
          <Code>{invite.code}</Code>
          <Quiet>{link}</Quiet>
          <Buttons>
            <Button small onClick={onCopy}>
              <FormattedMessage id="benefits.invite.copy" />
            </Button>
            <Button small variant="quiet" onClick={onShare}>
              <FormattedMessage id="benefits.invite.share" />
            </Button>
            {invite.can_accept && (
              <Button small variant="quiet" onClick={onAccept}>
                <FormattedMessage id="benefits.act.accept" />
              </Button>
            )}
          </Buttons>
        </Main>
        <Square>
          <Suspense fallback={null}>
            <QrCode text={link} title={formatMessage({ id: 'benefits.invite.qr' })} />
          </Suspense>
        </Square>
      </Invite>
      <Rules>
        {['both', 'registration', 'submission', 'limits', 'refund'].map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`benefits.invite.rule.${rule}`} />
          </li>
        ))}
      </Rules>
    </>
  )
}
