import { useIntl } from 'react-intl'

import type { SubjectNode } from '../../../contract/user.ts'

/** Options of the subject filter: all subjects, an upper-level subject with its children, or a single child. */
export const SubjectOptions = ({ subjects }: { subjects: readonly SubjectNode[] }) => {
  const intl = useIntl()
  return (
    <>
      <option value="">{intl.formatMessage({ id: 'conf.any' })}</option>
      {subjects.map(({ id, name, child }) => (
        <optgroup key={id} label={name}>
          <option value={id}>{intl.formatMessage({ id: 'conf.subject.all' }, { name })}</option>
          {child.map((field) => (
            <option key={field.id} value={field.id}>
              {field.name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
