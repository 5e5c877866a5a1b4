import { FormattedMessage } from 'react-intl'

import type { RegistrationFormProps } from './Registration.types.ts'
import { Kept } from './Registration.styles.ts'

/** Shows the state of the draft unobtrusively; read out only when it is not saved. */
export const DraftNote = ({ isRestored, keeping }: Pick<RegistrationFormProps, 'isRestored' | 'keeping'>) => (
  <Kept role="status" aria-live={keeping === 'unsaved' || keeping === 'none' ? 'polite' : 'off'}>
    {keeping !== 'none' ? (
      <FormattedMessage id={`register.draft.${keeping}`} />
    ) : (
      isRestored && <FormattedMessage id="register.draft.restored" />
    )}
  </Kept>
)
