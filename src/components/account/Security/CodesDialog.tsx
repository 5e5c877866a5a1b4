import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import Dialog from '../../kit/Dialog.tsx'
import * as S from './Security.styles.ts'

/** Lazy; mount it while it is open. */
export interface CodesDialogProps {
  codes: readonly string[]
  onCopy: (text: string) => void
  onPrint: () => void
  onKept: () => void
}

/** Recovery codes are shown once: copied, saved or printed, and then closed on purpose. */
const CodesDialog = ({ codes, onCopy, onPrint, onKept }: CodesDialogProps) => {
  const text = codes.join('\n')
  return (
    <Dialog
      title={<FormattedMessage id="security.shown.title" />}
      description={<FormattedMessage id="security.shown.text" />}
      actions={
        <Button onClick={onKept}>
          <FormattedMessage id="security.shown.kept" />
        </Button>
      }
    >
      <S.PrintDialogAlone />
      <S.Setup>
        <S.Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </S.Codes>
        <S.Row>
          <Button variant="quiet" small onClick={() => onCopy(text)}>
            <FormattedMessage id="security.shown.copy" />
          </Button>
          <ButtonLink
            variant="quiet"
            small
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="symposium-recovery-codes.txt"
          >
            <FormattedMessage id="security.shown.save" />
          </ButtonLink>
          <Button variant="quiet" small onClick={onPrint}>
            <FormattedMessage id="security.shown.print" />
          </Button>
        </S.Row>
      </S.Setup>
    </Dialog>
  )
}
export default CodesDialog
