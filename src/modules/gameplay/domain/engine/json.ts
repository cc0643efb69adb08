export { isInteger, isObject, type Json, type JsonObject, type JsonSchema } from '../../../../shared/domain/json.js';
