import { FormattedMessage, useIntl } from 'react-intl'

import { longestCompanion, sharings, type Sharing } from '../../contract/hotelRoom.ts'
import { faultOf } from './faultOf.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  readonly form: Parameters<typeof faultOf>[0]
  readonly sharing: Sharing
  readonly companion: string
}

/** A guest's preference for sharing a room. The companion's name is requested and kept only for that choice. */
export const SharingFields = ({ form, sharing, companion }: Props) => {
  const intl = useIntl()
  return (
    <>
      <SelectField
        name="sharing"
        label={<FormattedMessage id="stay.sharing" />}
        hint={<FormattedMessage id="stay.sharing.hint" />}
        error={faultOf(form, 'sharing')}
        defaultValue={sharing}
      >
        {sharings.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `stay.sharing.${each}` })}
          </option>
        ))}
      </SelectField>
      <TextField
        name="companion"
        label={<FormattedMessage id="stay.companion" />}
        hint={<FormattedMessage id="stay.companion.hint" />}
        error={faultOf(form, 'companion')}
        defaultValue={companion}
        maxLength={longestCompanion}
        autoComplete="off"
      />
    </>
  )
}
