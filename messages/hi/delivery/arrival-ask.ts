export const arrivalRequest = 'अपने पिन कोड पर डिलीवरी का दिन देखें';
