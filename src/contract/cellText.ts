/** Content of a cell whose formula has failed, or was not calculated by the program that wrote the file (`#CALC!`). */
export const isCellError = (text: string): boolean =>
  /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NULL|NUM|CALC|SPILL|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|ERROR)!?|NAME\?|GETTING_DATA)$/i.test(
    text,
  )

/** `2.02611E+12`: a long number as a spreadsheet program shows and saves it, without its last digits. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d{2,}$/i.test(text)
