import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Buttons } from '../../kit/listEditor.styles.ts'

/** The bookings that are shown, as a file. */
export const BookingSheets = ({ csv, xlsx }: { readonly csv: string; readonly xlsx: string }) => (
  <Buttons>
    <ButtonLink variant="plain" small href={csv} download>
      <FormattedMessage id="hotels.take.csv" />
    </ButtonLink>
    <ButtonLink variant="plain" small href={xlsx} download>
      <FormattedMessage id="hotels.take.xlsx" />
    </ButtonLink>
  </Buttons>
)
