/** Shape of a setting's value, named by ref1 of its key: INT, RATE, CODE:group, YN (40-codes RS4_CONF). */

const whole = /^\d{1,15}$/;
const percent = /^\d{1,3}(\.\d{1,2})?$/;

/** The code group whose keys are the allowed values, when the shape names one. */
export const groupOfShape = (shape: string): string | undefined =>
  shape.startsWith('CODE:') ? shape.slice('CODE:'.length) : undefined;

/** True when the value fits; `keys` are the usable keys of the shape's code group. */
export function fitsShape(shape: string, value: string, keys: readonly string[] = []): boolean {
  if (groupOfShape(shape) !== undefined) return keys.includes(value);
  switch (shape) {
    case 'INT':
      return whole.test(value);
    case 'RATE':
      return percent.test(value);
    case 'YN':
      return value === 'Y' || value === 'N';
    default:
      return true;
  }
}
