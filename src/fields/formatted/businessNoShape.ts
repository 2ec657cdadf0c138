/** Check digit of business registration numbers (50-formats 5.1), apart from the type. */

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** True for 10 digits whose check digit is right: products, and the tens of the ninth one, make it. */
export function isBusinessNo(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const products = weights.map((weight, i) => weight * Number(text[i]));
  const sum = products.reduce((a, b) => a + b) + Math.floor(products[8]! / 10);
  return (10 - (sum % 10)) % 10 === Number(text[9]);
}
