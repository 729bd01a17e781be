/** The eleven digits of a CPF without dots and dashes; undefined for wrong check digits. */
export function parseCpf(text: string): string | undefined {
  const digits = text.replace(/[.\-\s]/g, '');
  // Eleven equal digits pass the checksum but are never issued.
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return undefined;
  const fits = [9, 10].every((length) => checkDigit(digits.slice(0, length)) === Number(digits[length]));
  return fits ? digits : undefined;
}

/** Modulo 11 over the digits with weights that end at 2. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
  return ((sum * 10) % 11) % 10;
}
