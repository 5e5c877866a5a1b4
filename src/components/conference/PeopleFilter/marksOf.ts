import {
  paperMarks,
  registrationStates,
  signInMarks,
  type PeopleFilter,
} from '../../../contract/peopleFilter.ts'

/** Marks of which a registration has one, with the options of each field. */
export const marks = {
  state: registrationStates,
  signed_in: signInMarks,
  paper: paperMarks,
} as const
export type MarkName = keyof typeof marks

/** Selected values of the mark fields. */
export const marksOf = (fields: FormData): Pick<PeopleFilter, MarkName> => {
  const chosen = (Object.keys(marks) as MarkName[]).flatMap((name) => {
    const found = marks[name].find((mark) => mark === fields.get(name))
    return found === undefined ? [] : [[name, found]]
  })
  return Object.fromEntries(chosen) as Pick<PeopleFilter, MarkName>
}
