/** Takes the place of the form of import declarations in the sample build: the derived one. */
export { default } from '../../src/admin/screens/form/FormScreen.tsx';
