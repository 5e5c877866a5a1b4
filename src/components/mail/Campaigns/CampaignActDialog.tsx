import { FormattedMessage, useIntl } from 'react-intl'

import type { Campaign } from '../../../contract/campaign.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import type { CampaignAct } from './campaignActs.ts'
import { subjectOf } from './subjectOf.ts'

/** Lazy; mount it while it is open. */
export interface CampaignActDialogProps {
  readonly act: CampaignAct
  readonly campaign: Campaign
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Confirms an action on a mail: number of recipients, and consequences that cannot be undone (CONF-03). */
const CampaignActDialog = (props: CampaignActDialogProps) => {
  const { act, campaign, isRefused, busy, failure, onSubmit, onClose } = props
  const { locale } = useIntl()
  const name = act.kind === 'resend' ? act.name : ''
  return (
    <Dialog
      alert
      title={<FormattedMessage id={labelOf(act.kind)} />}
      description={
        <FormattedMessage
          id={`campaign.ask.${act.kind}`}
          values={{ people: campaign.matching, subject: subjectOf(campaign, locale), name }}
        />
      }
      onClose={busy ? undefined : onClose}
    >
      <DialogEnd
        isRefused={isRefused}
        busy={busy}
        failure={failure}
        leave="shell.close"
        submit={
          <Button
            busy={busy}
            variant={act.kind === 'cancel' ? 'danger' : 'primary'}
            onClick={() => onSubmit({})}
          >
            <FormattedMessage id={labelOf(act.kind)} />
          </Button>
        }
        onClose={onClose}
      />
    </Dialog>
  )
}

const labelOf = (kind: CampaignAct['kind']) =>
  kind === 'test' || kind === 'resend' ? `campaign.${kind}` : `record.do.campaign.${kind}`

export default CampaignActDialog
