import { useIntl } from 'react-intl'

import type { SubjectNode } from '../../../contract/user.ts'

/** Subjects to choose a conference's from; 0 chooses none. */
export const SubjectChoices = ({ subjects }: { readonly subjects: readonly SubjectNode[] }) => {
  const intl = useIntl()
  return (
    <>
      <option value="0">{intl.formatMessage({ id: 'organizer.field.subject_id.none' })}</option>
      {subjects.map(({ id, name, child }) => (
        <optgroup key={id} label={name}>
          <option value={id}>{name}</option>
          {child.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
