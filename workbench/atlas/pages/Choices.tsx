import { Fieldset } from './Choices.styles.ts'

interface Props<Value extends string> {
  readonly name: string
  readonly legend: string
  readonly options: ReadonlyArray<readonly [value: NoInfer<Value>, label: string]>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, side by side. */
export const Choices = <Value extends string>({ name, legend, options, value, onChange }: Props<Value>) => (
  <Fieldset>
    <legend>{legend}</legend>
    {options.map(([option, label]) => (
      <label key={option}>
        <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
        <span>{label}</span>
      </label>
    ))}
  </Fieldset>
)
