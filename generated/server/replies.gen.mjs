// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const headers = (() => {
const exports = {};
exports.login429 = validate20;
const schema31 = {"$id":"login429","type":"object","required":[],"properties":{"retry-after":{"type":"integer","format":"int32","minimum":1,"maximum":86400}}};
const formats0 = formats.int32;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["retry-after"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate20.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.saveOperators200 = validate21;
const schema32 = {"$id":"saveOperators200","type":"object","required":[],"properties":{"idempotent-replayed":{"type":"string","enum":["true"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotent-replayed"] !== undefined){
let data0 = data["idempotent-replayed"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate21.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotent-replayed"] = coerced0;
}
}
}
if(!(data0 === "true")){
validate21.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/enum",keyword:"enum",params:{allowedValues: schema32.properties["idempotent-replayed"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"idempotent-replayed":true},"dynamicProps":false,"dynamicItems":false};

exports.listSources200 = validate22;
const schema33 = {"$id":"listSources200","type":"object","required":["x-total-count"],"properties":{"x-total-count":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"link":{"type":"string","minLength":1,"maxLength":8192}}};
const formats2 = formats.int64;
const func1 = runtime0.default;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSources200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-total-count"] === undefined) && (missing0 = "x-total-count")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-total-count"] !== undefined){
let data0 = data["x-total-count"];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
validate22.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-total-count"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate22.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data1 = data.link;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["link"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 8192){
validate22.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"x-total-count":true,"link":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance200 = validate23;
const schema34 = {"$id":"contributeToInstance200","type":"object","required":["contribution-id"],"properties":{"contribution-id":{"$ref":"document#/components/schemas/Id"},"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}}};
const schema36 = {"description":"An identifier of letters, digits, dots, underscores and hyphens.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11"};
const schema37 = {"description":"A name that the caller gives to one request, 1 to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213-contribution"};
const pattern4 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern5 = new RegExp("^[!-~]+$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["contribution-id"] === undefined) && (missing0 = "contribution-id")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["contribution-id"] !== undefined){
let data0 = data["contribution-id"];
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["contribution-id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate23.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate23.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["idempotency-key"] !== undefined){
let data1 = data["idempotency-key"];
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate23.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate23.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"contribution-id":true,"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();
const bodies = (() => {
const exports = {};
exports.login200 = validate20;
const schema31 = {"$id":"login200","$ref":"document#/components/schemas/AuthResponse"};
const schema33 = {"description":"The result of a successful login.","type":"object","required":["token","refresh_token","access_to","properties","services"],"properties":{"token":{"description":"A JWT for the header `Authorization` with the scheme `Bearer`. It counts for 30 minutes, unless the account is changed before.","type":"string","minLength":1,"maxLength":4096},"refresh_token":{"description":"An opaque token that can be exchanged once for a new pair of tokens.","type":"string","minLength":1,"maxLength":512},"secret":{"description":"The base64 secret with which the JWTs of the account's own organisation are signed, so that a service can check them by itself. Only trusted accounts of the type Service receive it; keep it as safe as a password.","type":"string","minLength":1,"maxLength":512},"access_to":{"description":"What the account reaches.","$ref":"document#/components/schemas/AccessTo"},"properties":{"description":"Further properties of the account. Empty in this release.","type":"object","maxProperties":100,"additionalProperties":{"type":"string","minLength":0,"maxLength":1024}},"services":{"description":"The configuration of the registered systems that serve accounts of this type, by the name of the system's service. Empty in this release.","type":"object","maxProperties":100,"additionalProperties":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string","minLength":0,"maxLength":1024}}}}};
const func1 = runtime0.default;
const schema34 = {"description":"What an account reaches.","type":"object","required":["org_id","unit_ids","brandpath_list"],"properties":{"org_id":{"description":"The account's organisation.","$ref":"document#/components/schemas/Id"},"unit_ids":{"description":"The organisation's units that the account belongs to.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/Id"}},"brandpath_list":{"description":"The operators (`northstar`, with all their brands) and single brands (`northstar:luna`) that the account reaches.","type":"array","maxItems":10000,"items":{"$ref":"document#/components/schemas/OwnerId"}}}};
const schema35 = {"description":"An identifier of letters, digits, dots, underscores and hyphens.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11"};
const schema37 = {"description":"Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).","type":"string","minLength":1,"maxLength":129,"pattern":"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$","example":"northstar"};
const pattern4 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.org_id === undefined) && (missing0 = "org_id")) || ((data.unit_ids === undefined) && (missing0 = "unit_ids"))) || ((data.brandpath_list === undefined) && (missing0 = "brandpath_list"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.org_id !== undefined){
let data0 = data.org_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate23.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate23.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_ids !== undefined){
let data1 = data.unit_ids;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate23.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate23.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate23.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate23.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandpath_list !== undefined){
let data3 = data.brandpath_list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate23.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 129){
validate23.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate23.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data4)){
validate23.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"org_id":true,"unit_ids":true,"brandpath_list":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.refresh_token === undefined) && (missing0 = "refresh_token"))) || ((data.access_to === undefined) && (missing0 = "access_to"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.services === undefined) && (missing0 = "services"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh_token !== undefined){
let data1 = data.refresh_token;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate22.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data2 = data.secret;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate22.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs7 = errors;
if(!(validate23(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data4 = data.properties;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
validate22.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data4){
let data5 = data4[key0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate22.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 0){
validate22.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.services !== undefined){
let data6 = data.services;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 100){
validate22.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key1 in data6){
let data7 = data6[key1];
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 100){
validate22.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key2 in data7){
let data8 = data7[key2];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate22.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate22.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"token":true,"refresh_token":true,"secret":true,"access_to":true,"properties":true,"services":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"token":true,"refresh_token":true,"secret":true,"access_to":true,"properties":true,"services":true},"dynamicProps":false,"dynamicItems":false};

exports.login400 = validate26;
const schema38 = {"$id":"login400","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["malformed_body","validation_failed"]}}}]};
const schema39 = {"description":"A refusal in the form of RFC 9457. Decide by `code`: codes never change their meaning, while titles and details may be reworded.","type":"object","required":["type","title","status","detail","instance","code","request_id"],"properties":{"type":{"description":"The address of a page about this problem, relative to the service.","type":"string","format":"uri-reference","maxLength":128},"title":{"description":"What is wrong in general, the same for every occurrence of the code.","type":"string","minLength":1,"maxLength":200},"status":{"description":"The HTTP status of the reply.","type":"integer","format":"int32","minimum":400,"maximum":599},"detail":{"description":"What is wrong this time.","type":"string","minLength":1,"maxLength":2000},"instance":{"description":"The path that was requested.","type":"string","format":"uri-reference","maxLength":2048},"code":{"description":"The problem's name in the closed list of codes.","type":"string","maxLength":64,"pattern":"^[a-z]+(_[a-z]+)*$"},"errors":{"description":"The faults that were found, at least the first, when they have a place in the request.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/FieldFault"}},"request_id":{"description":"Names this request in the platform's log. Quote it when you ask for help.","type":"string","minLength":1,"maxLength":128}}};
const schema40 = {"description":"One fault at one place of a request.","type":"object","required":["pointer","detail"],"properties":{"pointer":{"description":"A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…` and the name of a parameter.","type":"string","minLength":0,"maxLength":1024},"detail":{"description":"What is wrong there, and how to mend it.","type":"string","minLength":1,"maxLength":1000}}};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const formats2 = formats.int32;
const pattern7 = new RegExp("^[a-z]+(_[a-z]+)*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate27.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate27.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate27.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate27.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate27.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate27.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate27.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate27.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate26.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "malformed_body") || (data0 === "validation_failed"))){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema38.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login401 = validate29;
const schema41 = {"$id":"login401","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["credentials_invalid"]}}}]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate30.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate30.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate30.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate30.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate30.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate30.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate29.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "credentials_invalid")){
validate29.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema41.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login413 = validate32;
const schema44 = {"$id":"login413","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["body_too_large"]}}}]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate33.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate33.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate33.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate33.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate33.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate33.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate33.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "body_too_large")){
validate32.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema44.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login415 = validate35;
const schema47 = {"$id":"login415","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unsupported_media_type"]}}}]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate36.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate36.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate36.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate36.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate36.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate36.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate36.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate36.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate36.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate36.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login415" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate35.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
validate35.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login429 = validate38;
const schema50 = {"$id":"login429","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["too_many_requests"]}}}]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate39.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate39.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate39.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate39.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate39.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate39.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate39.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate39.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate39.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate39.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate38.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "too_many_requests")){
validate38.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login500 = validate41;
const schema53 = {"$id":"login500","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["internal_error"]}}}]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate42.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate42.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate42.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate42.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate42.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate42.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate42.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate42.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate42.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate42.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate42.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate41.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "internal_error")){
validate41.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.login503 = validate44;
const schema56 = {"$id":"login503","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unavailable"]}}}]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate45.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate45.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate45.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate45.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate45.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate45.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate45.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate45.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate45.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate45.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate45.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate45.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate44.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unavailable")){
validate44.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema56.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getOwnAccount200 = validate47;
const schema59 = {"$id":"getOwnAccount200","$ref":"document#/components/schemas/OwnAccount"};
const schema60 = {"description":"The calling account. Passwords never appear in a reply.","type":"object","required":["id","username","org_id","unit_id","permissions","enabled","trusted","created_on","last_logged_in","pending_password_reset","access_to"],"properties":{"id":{"description":"The account's identifier.","$ref":"document#/components/schemas/Id"},"username":{"description":"The name to log in with.","type":"string","minLength":1,"maxLength":128},"org_id":{"description":"The account's organisation.","$ref":"document#/components/schemas/Id"},"unit_id":{"description":"The account's unit within its organisation.","type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"permissions":{"description":"What the account may do, by system. Accounts of the type System may do everything, accounts of the type SuperUser everything inside their organisation's tree.","type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/PermissionGroup"}},"enabled":{"description":"Whether the account may log in and call.","type":"boolean"},"trusted":{"description":"Whether the account is trusted. A trusted Service account receives its organisation's signing secret when it logs in.","type":"boolean"},"created_on":{"description":"When the account was created.","$ref":"document#/components/schemas/Timestamp"},"last_logged_in":{"description":"When the account last logged in, 0 if never.","$ref":"document#/components/schemas/Timestamp"},"pending_password_reset":{"description":"Whether a one-time password has been issued for the account and is still valid.","type":"boolean"},"access_to":{"description":"What the account reaches.","$ref":"document#/components/schemas/AccessTo"},"oauth_provider_id":{"description":"The external identity provider that the account logs in with. Absent if it has none.","$ref":"document#/components/schemas/Id"}}};
const schema67 = {"description":"A moment in milliseconds since 1970-01-01T00:00:00Z.","type":"integer","format":"int64","minimum":0,"maximum":8640000000000000,"example":1767268800000};
const pattern16 = new RegExp("^[A-Za-z0-9._-]*$", "u");
const schema63 = {"description":"What an account may do in one system.","type":"object","required":["system_id","permissions"],"properties":{"system_id":{"description":"The system that the permissions belong to; `pitboss` is this platform.","$ref":"document#/components/schemas/Id"},"permissions":{"description":"The single permissions.","type":"array","maxItems":200,"items":{"$ref":"document#/components/schemas/ResourcePermission"}}}};
const schema65 = {"description":"One thing that an account may do to one kind of resource.","type":"object","required":["resource_id","permission"],"properties":{"resource_id":{"description":"The kind of resource, or `*` for all of them. In the system `pitboss` one of accounts, oauth_providers, organisations, systems, operators, currencies, segments, sources, templates, instances, optins, contributions, winners, raffles, bonuses, cors, events, deliveries, audit.","type":"string","maxLength":64,"pattern":"^([a-z]+(_[a-z]+)*|\\*)$"},"permission":{"description":"What may be done to it.","$ref":"document#/components/schemas/Permission"}}};
const schema66 = {"description":"What may be done to a resource. `Execute` covers publishing, instantiating, triggering, adjusting, transferring and awarding.","type":"string","enum":["Read","Create","Update","Delete","Execute"],"example":"Read"};
const pattern18 = new RegExp("^([a-z]+(_[a-z]+)*|\\*)$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resource_id === undefined) && (missing0 = "resource_id")) || ((data.permission === undefined) && (missing0 = "permission"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.resource_id !== undefined){
let data0 = data.resource_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate50.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern18.test(data0)){
validate50.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^([a-z]+(_[a-z]+)*|\\*)$"},message:"must match pattern \""+"^([a-z]+(_[a-z]+)*|\\*)$"+"\""}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate50.errors = [{instancePath:instancePath+"/permission",schemaPath:"document#/components/schemas/Permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "Read") || (data1 === "Create")) || (data1 === "Update")) || (data1 === "Delete")) || (data1 === "Execute"))){
validate50.errors = [{instancePath:instancePath+"/permission",schemaPath:"document#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"resource_id":true,"permission":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.system_id === undefined) && (missing0 = "system_id")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.system_id !== undefined){
let data0 = data.system_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate49.errors = [{instancePath:instancePath+"/system_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/system_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate49.errors = [{instancePath:instancePath+"/system_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/system_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data1 = data.permissions;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 200){
validate49.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate50(data1[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"system_id":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};

const formats42 = formats.int64;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.org_id === undefined) && (missing0 = "org_id"))) || ((data.unit_id === undefined) && (missing0 = "unit_id"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.trusted === undefined) && (missing0 = "trusted"))) || ((data.created_on === undefined) && (missing0 = "created_on"))) || ((data.last_logged_in === undefined) && (missing0 = "last_logged_in"))) || ((data.pending_password_reset === undefined) && (missing0 = "pending_password_reset"))) || ((data.access_to === undefined) && (missing0 = "access_to"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data1 = data.username;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate48.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_id !== undefined){
let data2 = data.org_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate48.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate48.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate48.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/org_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_id !== undefined){
let data3 = data.unit_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate48.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern16.test(data3)){
validate48.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data4 = data.permissions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate48.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate49(data4[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs14 = errors;
if(typeof data.enabled !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs16 = errors;
if(typeof data.trusted !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_on !== undefined){
let data8 = data.created_on;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate48.errors = [{instancePath:instancePath+"/created_on",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8640000000000000 || isNaN(data8)){
validate48.errors = [{instancePath:instancePath+"/created_on",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate48.errors = [{instancePath:instancePath+"/created_on",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data8))){
validate48.errors = [{instancePath:instancePath+"/created_on",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_logged_in !== undefined){
let data9 = data.last_logged_in;
const _errs21 = errors;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate48.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 8640000000000000 || isNaN(data9)){
validate48.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate48.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data9))){
validate48.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_password_reset !== undefined){
const _errs24 = errors;
if(typeof data.pending_password_reset !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/pending_password_reset",schemaPath:"#/properties/pending_password_reset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs26 = errors;
if(!(validate23(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data12 = data.oauth_provider_id;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func1(data12) > 64){
validate48.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data12) < 1){
validate48.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data12)){
validate48.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"id":true,"username":true,"org_id":true,"unit_id":true,"permissions":true,"enabled":true,"trusted":true,"created_on":true,"last_logged_in":true,"pending_password_reset":true,"access_to":true,"oauth_provider_id":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOwnAccount200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"id":true,"username":true,"org_id":true,"unit_id":true,"permissions":true,"enabled":true,"trusted":true,"created_on":true,"last_logged_in":true,"pending_password_reset":true,"access_to":true,"oauth_provider_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getOwnAccount400 = validate55;
const schema70 = {"$id":"getOwnAccount400","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["validation_failed"]}}}]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate56.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOwnAccount400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate55.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "validation_failed")){
validate55.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema70.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getOwnAccount401 = validate58;
const schema73 = {"$id":"getOwnAccount401","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid"]}}}]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate59.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate59.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate59.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate59.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate59.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate59.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate59.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate59.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate59.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate59.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOwnAccount401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "token_missing") || (data0 === "token_invalid"))){
validate58.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema73.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.saveOperators200 = validate61;
const schema76 = {"$id":"saveOperators200","$ref":"document#/components/schemas/SavedItems"};
const schema77 = {"description":"What became of the items of a bulk request. Items that succeeded are kept even if others failed.","type":"object","required":["success","failed"],"properties":{"success":{"description":"The ids of the items that were saved, in the order of the request.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/Id"}},"failed":{"description":"The ids of the items that were not saved, in the order of the request.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/Id"}}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate62.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate62.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate62.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate62.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate62.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate62.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate62.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"success":true,"failed":true},"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"success":true,"failed":true},"dynamicProps":false,"dynamicItems":false};

exports.saveOperators403 = validate64;
const schema80 = {"$id":"saveOperators403","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["permission_denied"]}}}]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate65.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate65.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate65.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate65.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate65.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate65.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate65.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate65.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate65.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate65.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate65.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate65.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate64.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "permission_denied")){
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema80.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.saveOperators422 = validate67;
const schema83 = {"$id":"saveOperators422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused"]}}}]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate68.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate68.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate68.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate68.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate68.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate68.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate68.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate68.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate68.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate68.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate67.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "idempotency_key_reused")){
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema83.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getOperator200 = validate70;
const schema86 = {"$id":"getOperator200","$ref":"document#/components/schemas/Operator"};
const schema87 = {"description":"An operator with its brands.","type":"object","required":["id","path","name","enabled","created_timestamp","brands"],"properties":{"id":{"description":"The operator's identifier.","$ref":"document#/components/schemas/OperatorId"},"path":{"description":"The operator's path, which is its id.","$ref":"document#/components/schemas/OperatorId"},"name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"enabled":{"description":"Whether the operator takes part. Contributions of a disabled operator's brands are refused.","type":"boolean"},"created_timestamp":{"description":"When the operator was created.","$ref":"document#/components/schemas/Timestamp"},"brands":{"description":"The operator's brands in the order of their ids, as far as the caller reaches them.","type":"array","maxItems":10000,"items":{"$ref":"document#/components/schemas/Brand"}}}};
const schema88 = {"description":"The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"northstar"};
const schema91 = {"description":"A brand of an operator.","type":"object","required":["id","path","name","enabled","created_timestamp"],"properties":{"id":{"description":"The brand's identifier within its operator.","$ref":"document#/components/schemas/BrandId"},"path":{"description":"The brand with its operator, `operator:brand`. This is what other operations call the brand path.","$ref":"document#/components/schemas/BrandPath"},"name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"enabled":{"description":"Whether the brand takes part. Contributions of a disabled brand are refused.","type":"boolean"},"created_timestamp":{"description":"When the brand was created.","$ref":"document#/components/schemas/Timestamp"}}};
const schema92 = {"description":"The identifier of a brand, unique within its operator. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"luna"};
const schema93 = {"description":"A brand with its operator, written `operator:brand`.","type":"string","minLength":3,"maxLength":129,"pattern":"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$","example":"northstar:luna"};
const pattern29 = new RegExp("^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/BrandId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/BrandId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/BrandId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/BrandId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 129){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data1) < 3){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern29.test(data1)){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate72.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8640000000000000 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate72.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"id":true,"path":true,"name":true,"enabled":true,"created_timestamp":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))) || ((data.brands === undefined) && (missing0 = "brands"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate71.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate71.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate71.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8640000000000000 || isNaN(data4)){
validate71.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate71.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate71.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brands !== undefined){
let data5 = data.brands;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 10000){
validate71.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate72(data5[i0], {instancePath:instancePath+"/brands/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"id":true,"path":true,"name":true,"enabled":true,"created_timestamp":true,"brands":true},"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOperator200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"id":true,"path":true,"name":true,"enabled":true,"created_timestamp":true,"brands":true},"dynamicProps":false,"dynamicItems":false};

exports.getOperator404 = validate75;
const schema95 = {"$id":"getOperator404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["operator_not_found"]}}}]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate76.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate76.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate76.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate76.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate76.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate76.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate76.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate76.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate76.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate76.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate76.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOperator404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate75.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "operator_not_found")){
validate75.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema95.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.listSources200 = validate78;
const schema98 = {"$id":"listSources200","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Source"}};
const schema99 = {"description":"A unique point in the player's journey from which a contribution can originate, for example a game, a sportsbook or a deposit flow. It leads to one or more instances.","type":"object","additionalProperties":false,"required":["owner_id","source_name","source_id"],"properties":{"owner_id":{"description":"The operator or brand that the source belongs to.","$ref":"document#/components/schemas/OwnerId"},"source_name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"source_id":{"description":"The identifier of the source within its owner, for example a game code.","$ref":"document#/components/schemas/SourceId"},"jackpots":{"description":"The instances that the source leads to, by priority. Always present in replies; in a request it may be left out.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/AssignedJackpot"}}}};
const schema101 = {"description":"The identifier of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._:-]+$","example":"comet-rush"};
const pattern32 = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const schema102 = {"description":"An instance that a source or a segment leads to.","type":"object","additionalProperties":false,"required":["priority","owner_id","instance_id"],"properties":{"priority":{"description":"The order in which instances are tried, from 0 to 1,000,000. Lower numbers come first; equal ones in the order of their assignment.","type":"integer","format":"int32","minimum":0,"maximum":1000000},"owner_id":{"description":"The operator or brand whose assignment it is, the same as that of the source.","$ref":"document#/components/schemas/OwnerId"},"instance_id":{"description":"The instance.","$ref":"document#/components/schemas/Id"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.priority === undefined) && (missing0 = "priority")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "priority") || (key0 === "owner_id")) || (key0 === "instance_id"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.priority !== undefined){
let data0 = data.priority;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate80.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate80.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate80.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate80.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 129){
validate80.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate80.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate80.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate80.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate80.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate80.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_name === undefined) && (missing0 = "source_name"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "source_name")) || (key0 === "source_id")) || (key0 === "jackpots"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 129){
validate79.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate79.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate79.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_name !== undefined){
let data1 = data.source_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate79.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate79.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data2 = data.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate79.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate79.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data2)){
validate79.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data3 = data.jackpots;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate79.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate80(data3[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSources200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate78.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate79(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.createSources200 = validate83;
const schema105 = {"$id":"createSources200","$ref":"document#/components/schemas/CreatedItems"};
const schema106 = {"description":"What became of the items of a bulk creation. Items that succeeded are kept even if others failed.","type":"object","required":["succeeded","duplicated","failed"],"properties":{"succeeded":{"description":"The ids of the items that were created, in the order of the request.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/SourceId"}},"duplicated":{"description":"The ids of the items that existed before. They were left as they were.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/SourceId"}},"failed":{"description":"The ids of the items that could not be created.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/SourceId"}}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.duplicated === undefined) && (missing0 = "duplicated"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate84.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate84.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate84.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data1)){
validate84.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duplicated !== undefined){
let data2 = data.duplicated;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate84.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate84.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate84.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data3)){
validate84.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data4 = data.failed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate84.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid5 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate84.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate84.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data5)){
validate84.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"succeeded":true,"duplicated":true,"failed":true},"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSources200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"succeeded":true,"duplicated":true,"failed":true},"dynamicProps":false,"dynamicItems":false};

exports.assignSources404 = validate86;
const schema110 = {"$id":"assignSources404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","source_not_found","instance_not_found"]}}}]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate87.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate87.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate87.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate87.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate87.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate87.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate87.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate87.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate87.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate87.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate87.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate87.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate87.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate87.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="assignSources404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate86.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "owner_not_found") || (data0 === "source_not_found")) || (data0 === "instance_not_found"))){
validate86.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema110.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.assignSources422 = validate89;
const schema113 = {"$id":"assignSources422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","instance_terminated"]}}}]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate90.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate90.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate90.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate90.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate90.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate90.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate90.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate90.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate90.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate90.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate90.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate90.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate90.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate90.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="assignSources422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate89.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "instance_terminated"))){
validate89.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema113.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.listInstances200 = validate92;
const schema116 = {"$id":"listInstances200","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/JackpotInstance"}};
const schema117 = {"description":"A running jackpot with its own copy of its template's rules.","type":"object","required":["id","game_code","template_id","status","name","description","owner_id","version","currency","contribution_rules","house_pot","jackpot_type","pots","win_selector_strategy","total_contributions","created","last_updated"],"properties":{"id":{"description":"The instance's identifier.","$ref":"document#/components/schemas/Id"},"game_code":{"description":"The source_id by which the operator's wallet knows the jackpot in transactions.","$ref":"document#/components/schemas/SourceId"},"template_id":{"description":"The template that it was made from.","$ref":"document#/components/schemas/Id"},"status":{"description":"Where the instance is in its life.","$ref":"document#/components/schemas/InstanceStatus"},"name":{"description":"A name for people.","type":"string","minLength":1,"maxLength":200},"description":{"description":"A text for people; may be empty.","type":"string","minLength":0,"maxLength":2000},"owner_id":{"description":"The operator or brand that owns the instance.","$ref":"document#/components/schemas/OwnerId"},"version":{"description":"The version of the instance's rules. It starts at 1 and rises when they change.","type":"integer","format":"int32","minimum":1,"maximum":2147483647},"currency":{"description":"The jackpot's currency, in which all its amounts are.","$ref":"document#/components/schemas/Currency"},"contribution_rules":{"description":"What a contribution is, who pays it and who may make it.","$ref":"document#/components/schemas/ContributionRules"},"house_pot":{"description":"The house pot.","$ref":"document#/components/schemas/HousePot"},"jackpot_type":{"description":"Whether it is a jackpot whose pots are won or a raffle whose pots are drawn.","type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"description":"How the raffle hands out tickets and prizes. Absent for a `Jackpot`.","$ref":"document#/components/schemas/RaffleRules"},"pots":{"description":"The pots in the order of the template.","type":"array","minItems":1,"maxItems":50,"items":{"$ref":"document#/components/schemas/Pot"}},"win_selector_strategy":{"description":"Which pot pays when several hit together.","type":"string","enum":["Lowest","Highest","None"]},"total_contributions":{"description":"How many contributions have been booked.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"created":{"description":"When the instance was created.","$ref":"document#/components/schemas/Timestamp"},"timestamp_start":{"description":"When the instance becomes or became active. Absent when it was active at once.","$ref":"document#/components/schemas/Timestamp"},"timestamp_end":{"description":"When the instance ends. Absent when it has no end.","$ref":"document#/components/schemas/Timestamp"},"last_updated":{"description":"When the instance or one of its pots last changed.","$ref":"document#/components/schemas/Timestamp"}}};
const schema121 = {"description":"Where an instance is in its life. `Pending` waits for its start, `Active` takes contributions, `Paused` does not until it is active again, `Terminated` has ended for good and keeps its money.","type":"string","enum":["Pending","Active","Paused","Terminated"],"example":"Active"};
const schema123 = {"description":"An ISO 4217 currency code in capitals.","type":"string","minLength":3,"maxLength":3,"pattern":"^[A-Z]{3}$","example":"EUR"};
const pattern44 = new RegExp("^[A-Z]{3}$", "u");
const schema124 = {"description":"What a contribution is, who pays it and who may make it.","type":"object","additionalProperties":false,"required":["contribution_type"],"properties":{"opt_in_required":{"description":"Whether only players who opted in contribute. Left out, false. `true` cannot be published in this release.","type":"boolean"},"contribution_type":{"description":"How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.","$ref":"document#/components/schemas/ContributionType"},"max_contribution":{"description":"The most that one contribution may be, in the jackpot's currency. Left out, there is no such cap.","$ref":"document#/components/schemas/AmountText"},"operator_contribution_percentage":{"description":"The fraction of the contribution that the operator pays, `\"1\"` for all of it; the player pays the rest. Left out, `\"0\"`. The operator never pays for what a player chose to add.","$ref":"document#/components/schemas/PercentageText"},"wager_criteria":{"description":"Who qualifies for the jackpot at all. Left out, everybody.","$ref":"document#/components/schemas/WagerCriteria"},"allowed_brands":{"description":"The brand paths that take part, up to 1,000. Empty or left out, all brands under the instance's owner. A brand of another operator never takes part.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/BrandPath"}},"country_filters":{"description":"Which countries take part. Left out, all of them.","$ref":"document#/components/schemas/CountryFilters"}}};
const schema128 = {"description":"An amount of money in whole currency units as text, such as `\"5.63\"`, with at most 6 decimals and at most 8,000,000,000.","type":"string","maxLength":20,"pattern":"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$","example":"5.63"};
const schema129 = {"description":"A part of a whole as a fraction from 0 to 1, as text with at most 6 decimals: write `\"0.3\"` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.","type":"string","maxLength":10,"pattern":"^[0-9]{1,3}(\\.[0-9]{1,6})?$","example":"0.3"};
const schema125 = {"description":"How much is contributed. In `contribution_rules` it is the whole contribution; in a pot and in `house_hold_contribution` it is the share of the contribution; in `seed_contribution` it is the part of the pot's own share.","oneOf":[{"title":"Fixed","type":"object","additionalProperties":false,"required":["Fixed"],"properties":{"Fixed":{"description":"An amount in the jackpot's currency.","$ref":"document#/components/schemas/Amount"}}},{"title":"Percentage","type":"object","additionalProperties":false,"required":["Percentage"],"properties":{"Percentage":{"description":"A fraction from 0 to 1 of the wager, of the contribution or of the pot's share, whichever the place calls for. `0.3` is 30 percent.","$ref":"document#/components/schemas/Percentage"}}}]};
const schema126 = {"description":"An amount of money in whole currency units, `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. It is read from its decimal form and kept exactly.","type":"number","format":"amount","minimum":0,"maximum":8000000000,"example":5.63};
const schema127 = {"description":"A part of a whole as a fraction from 0 to 1: write `0.3` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.","type":"number","minimum":0,"maximum":100,"example":0.3};
const formats96 = formats.amount;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Fixed === undefined) && (missing0 = "Fixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Fixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Fixed !== undefined){
let data0 = data.Fixed;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!(formats96.validate(data0))){
const err4 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Percentage === undefined) && (missing1 = "Percentage")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "Percentage")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.Percentage !== undefined){
let data1 = data.Percentage;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate95.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema130 = {"description":"Who qualifies. Both bounds are compared in the jackpot's currency, after conversion; one that is left out is 0.","type":"object","additionalProperties":false,"properties":{"min_base_wager":{"description":"The smallest wager that qualifies, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"},"min_contribution":{"description":"The smallest contribution that qualifies, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "min_base_wager") || (key0 === "min_contribution"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.min_base_wager !== undefined){
let data0 = data.min_base_wager;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
validate97.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate97.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data0))){
validate97.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_contribution !== undefined){
let data1 = data.min_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8000000000 || isNaN(data1)){
validate97.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate97.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data1))){
validate97.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema134 = {"description":"Which countries take part. A listed country covers its subdivisions. The black list wins over the white list; an empty or missing white list admits every country.","type":"object","additionalProperties":false,"properties":{"black_list":{"description":"Countries and subdivisions that never take part, up to 500.","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Country"}},"white_list":{"description":"The only countries and subdivisions that take part, up to 500.","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Country"}}}};
const schema135 = {"description":"An ISO 3166-1 alpha-2 country code, or an ISO 3166-2 code of one of its subdivisions, in capitals.","type":"string","minLength":2,"maxLength":6,"pattern":"^[A-Z]{2}(-[A-Z0-9]{1,3})?$","example":"MT"};
const pattern48 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "black_list") || (key0 === "white_list"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.black_list !== undefined){
let data0 = data.black_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate99.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 6){
validate99.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data1) < 2){
validate99.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern48.test(data1)){
validate99.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_list !== undefined){
let data2 = data.white_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 500){
validate99.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 6){
validate99.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data3) < 2){
validate99.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern48.test(data3)){
validate99.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern45 = new RegExp("^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");
const pattern46 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,6})?$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contribution_type === undefined) && (missing0 = "contribution_type")){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "opt_in_required") || (key0 === "contribution_type")) || (key0 === "max_contribution")) || (key0 === "operator_contribution_percentage")) || (key0 === "wager_criteria")) || (key0 === "allowed_brands")) || (key0 === "country_filters"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.opt_in_required !== undefined){
const _errs2 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs4 = errors;
if(!(validate95(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contribution !== undefined){
let data2 = data.max_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 20){
validate94.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data2)){
validate94.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_contribution_percentage !== undefined){
let data3 = data.operator_contribution_percentage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 10){
validate94.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern46.test(data3)){
validate94.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs11 = errors;
if(!(validate97(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate94.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) > 129){
validate94.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data6) < 3){
validate94.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern29.test(data6)){
validate94.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_filters !== undefined){
const _errs17 = errors;
if(!(validate99(data.country_filters, {instancePath:instancePath+"/country_filters",parentData:data,parentDataProperty:"country_filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema137 = {"description":"The part of the contributions that belongs to no pot, and pays for seeds that pots have not collected themselves.","type":"object","required":["contribution_type","timestamp_created","current_value","accumulated_seed_deficit","total_contributions"],"properties":{"contribution_type":{"description":"The house pot's share of each contribution.","$ref":"document#/components/schemas/ContributionType"},"timestamp_created":{"description":"When the house pot was created.","$ref":"document#/components/schemas/Timestamp"},"current_value":{"description":"What the house pot holds, in the jackpot's currency; 0 while it is in deficit.","$ref":"document#/components/schemas/Amount"},"accumulated_seed_deficit":{"description":"How far the house pot is below zero, because it has paid for seeds, in the jackpot's currency; 0 while it is not.","$ref":"document#/components/schemas/Amount"},"total_contributions":{"description":"How many contributions have been booked.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.contribution_type === undefined) && (missing0 = "contribution_type")) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.accumulated_seed_deficit === undefined) && (missing0 = "accumulated_seed_deficit"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contribution_type !== undefined){
const _errs1 = errors;
if(!(validate95(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data1 = data.timestamp_created;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate102.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data1))){
validate102.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 8000000000 || isNaN(data2)){
validate102.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate102.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data2))){
validate102.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accumulated_seed_deficit !== undefined){
let data3 = data.accumulated_seed_deficit;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
validate102.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate102.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data3))){
validate102.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data4 = data.total_contributions;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate102.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate102.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate102.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate102.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"contribution_type":true,"timestamp_created":true,"current_value":true,"accumulated_seed_deficit":true,"total_contributions":true},"dynamicProps":false,"dynamicItems":false};

const schema141 = {"description":"How a raffle hands out tickets and prizes. A template with raffle rules cannot be published in this release.","type":"object","additionalProperties":false,"required":["cost_per_ticket","cost_source","duration","prize_distribution"],"properties":{"cost_per_ticket":{"description":"How much a player accumulates for one ticket, in the jackpot's currency.","$ref":"document#/components/schemas/AmountText"},"cost_source":{"description":"What is accumulated. `Contribution` counts contributions, `BaseWager` wagers.","type":"string","enum":["Contribution","BaseWager"]},"duration":{"description":"How long one drawing period is. Periods follow each other from the instance's start.","$ref":"document#/components/schemas/Duration"},"prize_distribution":{"description":"The tiers in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1.","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/RafflePrize"}}}};
const schema143 = {"description":"A length of time. Requests may use any of the four units; replies of the platform use Seconds.","oneOf":[{"title":"Seconds","type":"object","additionalProperties":false,"required":["Seconds"],"properties":{"Seconds":{"description":"Whole seconds.","type":"integer","format":"int64","minimum":1,"maximum":3153600000}}},{"title":"Minutes","type":"object","additionalProperties":false,"required":["Minutes"],"properties":{"Minutes":{"description":"Whole minutes.","type":"integer","format":"int64","minimum":1,"maximum":52560000}}},{"title":"Hours","type":"object","additionalProperties":false,"required":["Hours"],"properties":{"Hours":{"description":"Whole hours.","type":"integer","format":"int64","minimum":1,"maximum":876000}}},{"title":"Days","type":"object","additionalProperties":false,"required":["Days"],"properties":{"Days":{"description":"Days of 24 hours.","type":"integer","format":"int64","minimum":1,"maximum":36500}}}]};
const schema144 = {"description":"One tier of prizes of a raffle.","type":"object","additionalProperties":false,"required":["prize_percentage","number_of_winners"],"properties":{"prize_percentage":{"description":"The fraction of the pot that the tier pays in all.","$ref":"document#/components/schemas/PercentageText"},"number_of_winners":{"description":"How many winners share it equally, 1 to 10,000.","type":"integer","format":"int32","minimum":1,"maximum":10000}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prize_percentage === undefined) && (missing0 = "prize_percentage")) || ((data.number_of_winners === undefined) && (missing0 = "number_of_winners"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "prize_percentage") || (key0 === "number_of_winners"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prize_percentage !== undefined){
let data0 = data.prize_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 10){
validate106.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern46.test(data0)){
validate106.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_winners !== undefined){
let data1 = data.number_of_winners;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate106.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
validate106.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate106.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate106.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cost_per_ticket === undefined) && (missing0 = "cost_per_ticket")) || ((data.cost_source === undefined) && (missing0 = "cost_source"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.prize_distribution === undefined) && (missing0 = "prize_distribution"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cost_per_ticket") || (key0 === "cost_source")) || (key0 === "duration")) || (key0 === "prize_distribution"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost_per_ticket !== undefined){
let data0 = data.cost_per_ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 20){
validate105.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data0)){
validate105.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_source !== undefined){
let data1 = data.cost_source;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate105.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Contribution") || (data1 === "BaseWager"))){
validate105.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/enum",keyword:"enum",params:{allowedValues: schema141.properties.cost_source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data2 = data.duration;
const _errs7 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.Seconds === undefined) && (missing1 = "Seconds")){
const err0 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs12 = errors;
for(const key1 in data2){
if(!(key1 === "Seconds")){
const err1 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs12 === errors){
if(data2.Seconds !== undefined){
let data3 = data2.Seconds;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3153600000 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats42.validate(data3))){
const err5 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs15 = errors;
if(errors === _errs15){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.Minutes === undefined) && (missing2 = "Minutes")){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data2){
if(!(key2 === "Minutes")){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data2.Minutes !== undefined){
let data4 = data2.Minutes;
const _errs18 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs18){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 52560000 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats42.validate(data4))){
const err12 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(errors === _errs20){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.Hours === undefined) && (missing3 = "Hours")){
const err14 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs22 = errors;
for(const key3 in data2){
if(!(key3 === "Hours")){
const err15 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data2.Hours !== undefined){
let data5 = data2.Hours;
const _errs23 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs23){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 876000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats42.validate(data5))){
const err19 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs25 = errors;
if(errors === _errs25){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.Days === undefined) && (missing4 = "Days")){
const err21 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs27 = errors;
for(const key4 in data2){
if(!(key4 === "Days")){
const err22 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data2.Days !== undefined){
let data6 = data2.Days;
const _errs28 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs28){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 36500 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats42.validate(data6))){
const err26 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid3 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prize_distribution !== undefined){
let data7 = data.prize_distribution;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data7)){
if(data7.length > 100){
validate105.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data7.length < 1){
validate105.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate106(data7[i0], {instancePath:instancePath+"/prize_distribution/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema146 = {"description":"A pot of an instance. Amounts are in the jackpot's currency. `current_value` is what a win pays and is always `seed_value` + `contributed_amount`.","type":"object","required":["id","enabled","contribution","payout_rules","seed_contribution","seed_strategy","win_constraints","instance_count","timestamp_created","supports_external_trigger","is_progressive","surplus_seed","contributed_amount","contributed_seed","seed_value","current_value","pot_types","criteria","overflow_amount","total_contributions"],"properties":{"id":{"description":"The pot's identifier within the instance.","$ref":"document#/components/schemas/PotId"},"enabled":{"description":"Whether the pot takes shares of contributions and can be won.","type":"boolean"},"contribution":{"description":"The pot's share of each contribution that it takes part in.","$ref":"document#/components/schemas/ContributionType"},"payout_rules":{"description":"Who is paid. `WinnerOnly` pays the winner all; `Community` divides by payout_ruleset.","type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"description":"How a win is divided. Absent for `WinnerOnly`.","$ref":"document#/components/schemas/PayoutRuleset"},"seed_contribution":{"description":"The part of the pot's share that is put aside for its next seed.","$ref":"document#/components/schemas/ContributionType"},"seed_strategy":{"description":"What the pot starts with, and how it collects and receives its next seed.","$ref":"document#/components/schemas/SeedStrategy"},"diversion_rules":{"description":"Where the overflow is delivered. Absent when it stays.","$ref":"document#/components/schemas/DiversionRules"},"win_constraints":{"description":"Conditions that must hold before the pot can be won.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/WinConstraint"}},"instance_count":{"description":"Which life of the pot this is. It starts at 1 and rises with each reseed.","type":"integer","format":"int32","minimum":1,"maximum":2147483647},"timestamp_created":{"description":"When the pot was created.","$ref":"document#/components/schemas/Timestamp"},"supports_external_trigger":{"description":"Whether a win can be triggered by a call.","type":"boolean"},"is_progressive":{"description":"Whether contributions raise the pot's value.","type":"boolean"},"surplus_seed":{"description":"What the pot holds for later seeds beyond what it collects on purpose, for example the shares of a pot that is not progressive.","$ref":"document#/components/schemas/Amount"},"contributed_amount":{"description":"The part of the current value that contributions brought.","$ref":"document#/components/schemas/Amount"},"contributed_seed":{"description":"What contributions have collected for the next seed.","$ref":"document#/components/schemas/Amount"},"seed_value":{"description":"The part of the current value that the pot was seeded with.","$ref":"document#/components/schemas/Amount"},"current_value":{"description":"What a win pays now.","$ref":"document#/components/schemas/Amount"},"pot_types":{"description":"How the pot can hit by itself. Empty when it can only be triggered.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/PotType"}},"criteria":{"description":"Who qualifies for this pot.","$ref":"document#/components/schemas/WagerCriteria"},"maximum_pot_value":{"description":"The value that the pot never passes. Absent when the template names none.","$ref":"document#/components/schemas/AmountText"},"overflow_amount":{"description":"What would have lifted the pot above its maximum.","$ref":"document#/components/schemas/Amount"},"total_contributions":{"description":"How many contributions the pot has taken part in.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};
const schema147 = {"description":"The identifier of a pot within its template and its instances.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"minor"};
const schema148 = {"description":"How a win is divided. main_winner_percentage, admin_fee and the payout percentages add up to 1. A template with a payout ruleset cannot be published in this release.","type":"object","additionalProperties":false,"required":["main_winner_percentage","admin_fee","payout_rules"],"properties":{"main_winner_percentage":{"description":"The fraction that the winner receives.","$ref":"document#/components/schemas/Percentage"},"admin_fee":{"description":"The fraction that goes to the house pot.","$ref":"document#/components/schemas/Percentage"},"payout_rules":{"description":"The community shares in the order in which they are paid, up to 10.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/CommunityPayout"}}}};
const schema151 = {"description":"One community share of a win.","type":"object","additionalProperties":false,"required":["payout_percentage","rule"],"properties":{"payout_percentage":{"description":"The fraction of the pot's value that is paid by this rule.","$ref":"document#/components/schemas/Percentage"},"rule":{"description":"Who receives it.","$ref":"document#/components/schemas/PayoutRule"}}};
const schema153 = {"description":"Who receives a community share.","oneOf":[{"title":"ActivePlayers","type":"object","additionalProperties":false,"required":["ActivePlayers"],"properties":{"ActivePlayers":{"description":"Everybody who contributed shortly before the win.","$ref":"document#/components/schemas/ActivePlayers"}}},{"title":"HighestLifetimeContributor","type":"object","additionalProperties":false,"required":["HighestLifetimeContributor"],"properties":{"HighestLifetimeContributor":{"description":"The player other than the winner who has contributed the most ever. The object is empty.","type":"object","additionalProperties":false}}},{"title":"HighestContributionPerWin","type":"object","additionalProperties":false,"required":["HighestContributionPerWin"],"properties":{"HighestContributionPerWin":{"description":"The player other than the winner who has contributed the most since the pot's last win. The object is empty.","type":"object","additionalProperties":false}}}]};
const schema154 = {"description":"The players who contributed shortly before the win share equally. The main winner is not among them.","type":"object","additionalProperties":false,"required":["period_before_win","max_number_of_payouts"],"properties":{"period_before_win":{"description":"How long before the win a contribution counts, in milliseconds.","type":"integer","format":"int64","minimum":1,"maximum":3153600000000},"max_number_of_payouts":{"description":"The most players who are paid, 1 to 10,000. If more contributed, so many are drawn at random.","type":"integer","format":"int32","minimum":1,"maximum":10000}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ActivePlayers === undefined) && (missing0 = "ActivePlayers")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "ActivePlayers")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.ActivePlayers !== undefined){
let data0 = data.ActivePlayers;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.period_before_win === undefined) && (missing1 = "period_before_win")) || ((data0.max_number_of_payouts === undefined) && (missing1 = "max_number_of_payouts"))){
const err2 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!((key1 === "period_before_win") || (key1 === "max_number_of_payouts"))){
const err3 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.period_before_win !== undefined){
let data1 = data0.period_before_win;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs8){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3153600000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(!(formats42.validate(data1))){
const err7 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.max_number_of_payouts !== undefined){
let data2 = data0.max_number_of_payouts;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(!(formats2.validate(data2))){
const err11 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.HighestLifetimeContributor === undefined) && (missing2 = "HighestLifetimeContributor")){
const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs14 = errors;
for(const key2 in data){
if(!(key2 === "HighestLifetimeContributor")){
const err15 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.HighestLifetimeContributor !== undefined){
let data3 = data.HighestLifetimeContributor;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const err16 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
else {
const err17 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.HighestContributionPerWin === undefined) && (missing3 = "HighestContributionPerWin")){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs20 = errors;
for(const key4 in data){
if(!(key4 === "HighestContributionPerWin")){
const err20 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data.HighestContributionPerWin !== undefined){
let data4 = data.HighestContributionPerWin;
const _errs21 = errors;
if(errors === _errs21){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key5 in data4){
const err21 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
}
else {
const err22 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err24 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate113.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate113.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.payout_percentage === undefined) && (missing0 = "payout_percentage")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "payout_percentage") || (key0 === "rule"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payout_percentage !== undefined){
let data0 = data.payout_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate112.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate112.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs5 = errors;
if(!(validate113(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.main_winner_percentage === undefined) && (missing0 = "main_winner_percentage")) || ((data.admin_fee === undefined) && (missing0 = "admin_fee"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "main_winner_percentage") || (key0 === "admin_fee")) || (key0 === "payout_rules"))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.main_winner_percentage !== undefined){
let data0 = data.main_winner_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate111.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate111.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_fee !== undefined){
let data1 = data.admin_fee;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate111.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate111.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 10){
validate111.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate112(data2[i0], {instancePath:instancePath+"/payout_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema155 = {"description":"What a pot starts with, and how it collects and receives its next seed. Amounts are in the jackpot's currency.","type":"object","additionalProperties":false,"required":["initial_seed_value","min_reseed_value","fund_strategy","reseed_strategy"],"properties":{"initial_seed_value":{"description":"What the pot holds when the instance is created. The operator provides it.","$ref":"document#/components/schemas/Amount"},"min_reseed_value":{"description":"What the pot should hold at least after a win.","$ref":"document#/components/schemas/Amount"},"fund_strategy":{"description":"How the seed part of contributions is collected. `CollectToMinReseed` collects until the next seed reaches min_reseed_value, `CollectAlways` without end, `None` not at all.","type":"string","enum":["CollectToMinReseed","CollectAlways","None"]},"reseed_strategy":{"description":"What the pot starts with after a win. `Full` is the greater of min_reseed_value and the seed collected, `MinReseed` is min_reseed_value, `Available` is what has been collected, at most min_reseed_value. What is not collected is taken from the house pot, which may fall below zero.","type":"string","enum":["Full","MinReseed","Available"]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.initial_seed_value === undefined) && (missing0 = "initial_seed_value")) || ((data.min_reseed_value === undefined) && (missing0 = "min_reseed_value"))) || ((data.fund_strategy === undefined) && (missing0 = "fund_strategy"))) || ((data.reseed_strategy === undefined) && (missing0 = "reseed_strategy"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "initial_seed_value") || (key0 === "min_reseed_value")) || (key0 === "fund_strategy")) || (key0 === "reseed_strategy"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.initial_seed_value !== undefined){
let data0 = data.initial_seed_value;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data0))){
validate118.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reseed_value !== undefined){
let data1 = data.min_reseed_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8000000000 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data1))){
validate118.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fund_strategy !== undefined){
let data2 = data.fund_strategy;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate118.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "CollectToMinReseed") || (data2 === "CollectAlways")) || (data2 === "None"))){
validate118.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/enum",keyword:"enum",params:{allowedValues: schema155.properties.fund_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reseed_strategy !== undefined){
let data3 = data.reseed_strategy;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate118.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "Full") || (data3 === "MinReseed")) || (data3 === "Available"))){
validate118.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/enum",keyword:"enum",params:{allowedValues: schema155.properties.reseed_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema158 = {"description":"Where a pot's overflow is delivered. A template with diversion rules cannot be published in this release.","type":"object","additionalProperties":false,"required":["target","flush_threshold"],"properties":{"target":{"description":"The receiver.","$ref":"document#/components/schemas/DiversionTarget"},"flush_threshold":{"description":"The overflow in the jackpot's currency at which all of it is delivered.","$ref":"document#/components/schemas/AmountText"}}};
const schema159 = {"description":"The receiver of a pot's overflow.","type":"object","additionalProperties":false,"required":["External"],"properties":{"External":{"description":"An account outside the platform.","type":"object","additionalProperties":false,"required":["endpoint","account_id"],"properties":{"endpoint":{"description":"The https address that deliveries are sent to.","type":"string","format":"uri","maxLength":2048},"account_id":{"description":"The receiver's name of the account, 1 to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$"}}}}};
const formats128 = formats.uri;
const pattern53 = new RegExp("^[!-~]+$", "u");

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.flush_threshold === undefined) && (missing0 = "flush_threshold"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target") || (key0 === "flush_threshold"))){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
let data0 = data.target;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.External === undefined) && (missing1 = "External")){
validate120.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "External")){
validate120.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.External !== undefined){
let data1 = data0.External;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.endpoint === undefined) && (missing2 = "endpoint")) || ((data1.account_id === undefined) && (missing2 = "account_id"))){
validate120.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key2 in data1){
if(!((key2 === "endpoint") || (key2 === "account_id"))){
validate120.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data1.endpoint !== undefined){
let data2 = data1.endpoint;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
validate120.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats128(data2))){
validate120.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.account_id !== undefined){
let data3 = data1.account_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate120.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate120.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern53.test(data3)){
validate120.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flush_threshold !== undefined){
let data4 = data.flush_threshold;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 20){
validate120.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data4)){
validate120.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema161 = {"description":"A condition that must hold before a pot can be won.","type":"object","additionalProperties":false,"required":["AllowedSeedDeficit"],"properties":{"AllowedSeedDeficit":{"description":"How far below zero the house pot may fall to pay for the next seed, in the jackpot's currency. While a win would take it further, the pot is not drawn. Without this constraint there is no limit.","$ref":"document#/components/schemas/AmountText"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.AllowedSeedDeficit === undefined) && (missing0 = "AllowedSeedDeficit")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "AllowedSeedDeficit")){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.AllowedSeedDeficit !== undefined){
let data0 = data.AllowedSeedDeficit;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 20){
validate122.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data0)){
validate122.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema169 = {"description":"How a pot of an instance can hit by itself.","oneOf":[{"title":"Time","type":"object","required":["Time"],"properties":{"Time":{"description":"The current window of time.","$ref":"document#/components/schemas/TimeWindow"}}},{"title":"HitRate","type":"object","required":["HitRate"],"properties":{"HitRate":{"description":"By chance, with fixed odds.","$ref":"document#/components/schemas/HitRate"}}},{"title":"MustHitBy","type":"object","required":["MustHitBy"],"properties":{"MustHitBy":{"description":"At the latest at a fixed value.","$ref":"document#/components/schemas/MustHitBy"}}}]};
const schema173 = {"description":"Wins by chance. Every cost_per_attempt of contribution buys one attempt, and each attempt wins once in max_magic_number.","type":"object","additionalProperties":false,"required":["max_magic_number","cost_per_attempt"],"properties":{"max_magic_number":{"description":"The odds of one attempt, 1 in this number. From 1 to 1,000,000,000.","type":"integer","format":"int64","minimum":1,"maximum":1000000000},"cost_per_attempt":{"description":"What one attempt costs, in the jackpot's currency, more than 0. A contribution that is not a multiple of it buys one more attempt with the probability of the remainder.","type":"number","format":"amount","minimum":0.000001,"maximum":8000000000}}};
const schema174 = {"description":"Wins at the latest when the pot's value reaches hit_by, at a moment that is equally likely anywhere below it.","type":"object","additionalProperties":false,"required":["hit_by"],"properties":{"hit_by":{"description":"The value that the pot never passes, in the jackpot's currency, more than 0.","type":"number","format":"amount","minimum":0.000001,"maximum":8000000000}}};
const schema170 = {"description":"A window of time within which a pot is won.","type":"object","required":["start_time","end_time"],"properties":{"start_time":{"description":"When the window begins.","$ref":"document#/components/schemas/Timestamp"},"end_time":{"description":"When the window ends.","$ref":"document#/components/schemas/Timestamp"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.start_time === undefined) && (missing0 = "start_time")) || ((data.end_time === undefined) && (missing0 = "end_time"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start_time !== undefined){
let data0 = data.start_time;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate125.errors = [{instancePath:instancePath+"/start_time",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8640000000000000 || isNaN(data0)){
validate125.errors = [{instancePath:instancePath+"/start_time",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate125.errors = [{instancePath:instancePath+"/start_time",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data0))){
validate125.errors = [{instancePath:instancePath+"/start_time",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data1 = data.end_time;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate125.errors = [{instancePath:instancePath+"/end_time",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
validate125.errors = [{instancePath:instancePath+"/end_time",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate125.errors = [{instancePath:instancePath+"/end_time",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data1))){
validate125.errors = [{instancePath:instancePath+"/end_time",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"start_time":true,"end_time":true},"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Time === undefined) && (missing0 = "Time")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.Time !== undefined){
if(!(validate125(data.Time, {instancePath:instancePath+"/Time",parentData:data,parentDataProperty:"Time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.Time = true;
}
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.HitRate !== undefined){
let data1 = data.HitRate;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.max_magic_number === undefined) && (missing2 = "max_magic_number")) || ((data1.cost_per_attempt === undefined) && (missing2 = "cost_per_attempt"))){
const err3 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs9 = errors;
for(const key0 in data1){
if(!((key0 === "max_magic_number") || (key0 === "cost_per_attempt"))){
const err4 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data1.max_magic_number !== undefined){
let data2 = data1.max_magic_number;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!(formats42.validate(data2))){
const err8 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.cost_per_attempt !== undefined){
let data3 = data1.cost_per_attempt;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data3 < 0.000001 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(!(formats96.validate(data3))){
const err11 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.HitRate = true;
}
}
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.MustHitBy === undefined) && (missing3 = "MustHitBy")){
const err15 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.MustHitBy !== undefined){
let data4 = data.MustHitBy;
const _errs17 = errors;
if(errors === _errs17){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.hit_by === undefined) && (missing4 = "hit_by")){
const err16 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
const _errs19 = errors;
for(const key1 in data4){
if(!(key1 === "hit_by")){
const err17 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
}
if(_errs19 === errors){
if(data4.hit_by !== undefined){
let data5 = data4.hit_by;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8000000000 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data5 < 0.000001 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(!(formats96.validate(data5))){
const err20 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.MustHitBy = true;
}
}
}
}
if(!valid0){
const err24 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate124.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))) || ((data.win_constraints === undefined) && (missing0 = "win_constraints"))) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.supports_external_trigger === undefined) && (missing0 = "supports_external_trigger"))) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.surplus_seed === undefined) && (missing0 = "surplus_seed"))) || ((data.contributed_amount === undefined) && (missing0 = "contributed_amount"))) || ((data.contributed_seed === undefined) && (missing0 = "contributed_seed"))) || ((data.seed_value === undefined) && (missing0 = "seed_value"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.pot_types === undefined) && (missing0 = "pot_types"))) || ((data.criteria === undefined) && (missing0 = "criteria"))) || ((data.overflow_amount === undefined) && (missing0 = "overflow_amount"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs6 = errors;
if(!(validate95(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data3 = data.payout_rules;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate109.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "WinnerOnly") || (data3 === "Community"))){
validate109.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema146.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs9 = errors;
if(!(validate111(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs10 = errors;
if(!(validate95(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs11 = errors;
if(!(validate118(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs12 = errors;
if(!(validate120(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data8 = data.win_constraints;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length > 10){
validate109.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate122(data8[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data10 = data.instance_count;
const _errs16 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate109.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
validate109.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate109.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate109.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data11 = data.timestamp_created;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate109.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 8640000000000000 || isNaN(data11)){
validate109.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate109.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data11))){
validate109.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs21 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs23 = errors;
if(typeof data.is_progressive !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surplus_seed !== undefined){
let data14 = data.surplus_seed;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 8000000000 || isNaN(data14)){
validate109.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate109.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data14))){
validate109.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_amount !== undefined){
let data15 = data.contributed_amount;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 8000000000 || isNaN(data15)){
validate109.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate109.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data15))){
validate109.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_seed !== undefined){
let data16 = data.contributed_seed;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 8000000000 || isNaN(data16)){
validate109.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate109.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data16))){
validate109.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_value !== undefined){
let data17 = data.seed_value;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 8000000000 || isNaN(data17)){
validate109.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate109.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data17))){
validate109.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data18 = data.current_value;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8000000000 || isNaN(data18)){
validate109.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate109.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data18))){
validate109.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data19 = data.pot_types;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
if(data19.length > 10){
validate109.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(!(validate124(data19[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
const _errs43 = errors;
if(!(validate97(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_pot_value !== undefined){
let data22 = data.maximum_pot_value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func1(data22) > 20){
validate109.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data22)){
validate109.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overflow_amount !== undefined){
let data23 = data.overflow_amount;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 8000000000 || isNaN(data23)){
validate109.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate109.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data23))){
validate109.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data24 = data.total_contributions;
const _errs50 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate109.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
validate109.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate109.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data24))){
validate109.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"id":true,"enabled":true,"contribution":true,"payout_rules":true,"payout_ruleset":true,"seed_contribution":true,"seed_strategy":true,"diversion_rules":true,"win_constraints":true,"instance_count":true,"timestamp_created":true,"supports_external_trigger":true,"is_progressive":true,"surplus_seed":true,"contributed_amount":true,"contributed_seed":true,"seed_value":true,"current_value":true,"pot_types":true,"criteria":true,"maximum_pot_value":true,"overflow_amount":true,"total_contributions":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_pot === undefined) && (missing0 = "house_pot"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.win_selector_strategy === undefined) && (missing0 = "win_selector_strategy"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data1 = data.game_code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate93.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate93.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data1)){
validate93.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data2 = data.template_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate93.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate93.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate93.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate93.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate93.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 200){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 2000){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data5) < 0){
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data6 = data.owner_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func1(data6) > 129){
validate93.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate93.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data6)){
validate93.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data7 = data.version;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate93.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate93.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate93.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate93.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data8 = data.currency;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func1(data8) > 3){
validate93.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data8) < 3){
validate93.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data8)){
validate93.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs25 = errors;
if(!(validate94(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_pot !== undefined){
const _errs26 = errors;
if(!(validate102(data.house_pot, {instancePath:instancePath+"/house_pot",parentData:data,parentDataProperty:"house_pot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data11 = data.jackpot_type;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate93.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "Jackpot") || (data11 === "Raffle"))){
validate93.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema117.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs29 = errors;
if(!(validate105(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data13 = data.pots;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
if(data13.length > 50){
validate93.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate93.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate109(data13[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data15 = data.win_selector_strategy;
const _errs33 = errors;
if(typeof data15 !== "string"){
validate93.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data15 === "Lowest") || (data15 === "Highest")) || (data15 === "None"))){
validate93.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema117.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data16 = data.total_contributions;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate93.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
validate93.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate93.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data16))){
validate93.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data17 = data.created;
const _errs37 = errors;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate93.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 8640000000000000 || isNaN(data17)){
validate93.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate93.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data17))){
validate93.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data18 = data.timestamp_start;
const _errs40 = errors;
const _errs41 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate93.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8640000000000000 || isNaN(data18)){
validate93.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate93.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data18))){
validate93.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data19 = data.timestamp_end;
const _errs43 = errors;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate93.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 8640000000000000 || isNaN(data19)){
validate93.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate93.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data19))){
validate93.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data20 = data.last_updated;
const _errs46 = errors;
const _errs47 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate93.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 8640000000000000 || isNaN(data20)){
validate93.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate93.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data20))){
validate93.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"id":true,"game_code":true,"template_id":true,"status":true,"name":true,"description":true,"owner_id":true,"version":true,"currency":true,"contribution_rules":true,"house_pot":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"total_contributions":true,"created":true,"timestamp_start":true,"timestamp_end":true,"last_updated":true},"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listInstances200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate92.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate93(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.triggerWin200 = validate131;
const schema181 = {"$id":"triggerWin200","$ref":"document#/components/schemas/TriggeredWin"};
const schema182 = {"description":"A win that was triggered.","type":"object","required":["instance_id","timestamp","win_amount","win_pot_id"],"properties":{"instance_id":{"description":"The instance.","$ref":"document#/components/schemas/Id"},"timestamp":{"description":"When the pot was won.","$ref":"document#/components/schemas/Timestamp"},"win_amount":{"description":"What the winner receives, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"},"win_pot_id":{"description":"The pot that was won.","$ref":"document#/components/schemas/PotId"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.win_pot_id === undefined) && (missing0 = "win_pot_id"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate132.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate132.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate132.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate132.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
validate132.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate132.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data1))){
validate132.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data2 = data.win_amount;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 8000000000 || isNaN(data2)){
validate132.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate132.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data2))){
validate132.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data3 = data.win_pot_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate132.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate132.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate132.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"instance_id":true,"timestamp":true,"win_amount":true,"win_pot_id":true},"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"instance_id":true,"timestamp":true,"win_amount":true,"win_pot_id":true},"dynamicProps":false,"dynamicItems":false};

exports.triggerWin404 = validate134;
const schema187 = {"$id":"triggerWin404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found","brand_not_found","pot_not_found"]}}}]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate135.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate135.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate135.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate135.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate135.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate135.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate135.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate135.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate135.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate135.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate135.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate135.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate134.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "instance_not_found") || (data0 === "brand_not_found")) || (data0 === "pot_not_found"))){
validate134.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema187.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.triggerWin409 = validate137;
const schema190 = {"$id":"triggerWin409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["pot_disabled","pot_not_armed"]}}}]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate138.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate138.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate138.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate138.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate138.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate138.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate138.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate138.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate138.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate138.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate138.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate138.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate138.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate138.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate137.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "pot_disabled") || (data0 === "pot_not_armed"))){
validate137.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.triggerWin422 = validate140;
const schema193 = {"$id":"triggerWin422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_pending","instance_paused","instance_terminated","brand_excluded","external_trigger_not_supported","amount_out_of_range"]}}}]};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate141.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate141.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate141.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate141.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate141.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate141.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate141.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate141.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate141.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate141.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate141.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate141.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate141.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate141.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate141.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate141.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate140.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "external_trigger_not_supported")) || (data0 === "amount_out_of_range"))){
validate140.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema193.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getInstance200 = validate143;
const schema196 = {"$id":"getInstance200","$ref":"document#/components/schemas/JackpotInstance"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_pot === undefined) && (missing0 = "house_pot"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.win_selector_strategy === undefined) && (missing0 = "win_selector_strategy"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data1 = data.game_code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate144.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate144.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data1)){
validate144.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/game_code",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data2 = data.template_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate144.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate144.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate144.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate144.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate144.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 200){
validate144.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate144.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 2000){
validate144.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data5) < 0){
validate144.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data6 = data.owner_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func1(data6) > 129){
validate144.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate144.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data6)){
validate144.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data7 = data.version;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate144.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate144.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate144.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate144.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data8 = data.currency;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func1(data8) > 3){
validate144.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data8) < 3){
validate144.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data8)){
validate144.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs25 = errors;
if(!(validate94(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_pot !== undefined){
const _errs26 = errors;
if(!(validate102(data.house_pot, {instancePath:instancePath+"/house_pot",parentData:data,parentDataProperty:"house_pot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data11 = data.jackpot_type;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate144.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "Jackpot") || (data11 === "Raffle"))){
validate144.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema117.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs29 = errors;
if(!(validate105(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data13 = data.pots;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
if(data13.length > 50){
validate144.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate144.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate109(data13[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data15 = data.win_selector_strategy;
const _errs33 = errors;
if(typeof data15 !== "string"){
validate144.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data15 === "Lowest") || (data15 === "Highest")) || (data15 === "None"))){
validate144.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema117.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data16 = data.total_contributions;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate144.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
validate144.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate144.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data16))){
validate144.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data17 = data.created;
const _errs37 = errors;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate144.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 8640000000000000 || isNaN(data17)){
validate144.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate144.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data17))){
validate144.errors = [{instancePath:instancePath+"/created",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data18 = data.timestamp_start;
const _errs40 = errors;
const _errs41 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate144.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8640000000000000 || isNaN(data18)){
validate144.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate144.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data18))){
validate144.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data19 = data.timestamp_end;
const _errs43 = errors;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate144.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 8640000000000000 || isNaN(data19)){
validate144.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate144.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data19))){
validate144.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data20 = data.last_updated;
const _errs46 = errors;
const _errs47 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate144.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 8640000000000000 || isNaN(data20)){
validate144.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate144.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data20))){
validate144.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"id":true,"game_code":true,"template_id":true,"status":true,"name":true,"description":true,"owner_id":true,"version":true,"currency":true,"contribution_rules":true,"house_pot":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"total_contributions":true,"created":true,"timestamp_start":true,"timestamp_end":true,"last_updated":true},"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getInstance200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"id":true,"game_code":true,"template_id":true,"status":true,"name":true,"description":true,"owner_id":true,"version":true,"currency":true,"contribution_rules":true,"house_pot":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"total_contributions":true,"created":true,"timestamp_start":true,"timestamp_end":true,"last_updated":true},"dynamicProps":false,"dynamicItems":false};

exports.getInstance404 = validate150;
const schema208 = {"$id":"getInstance404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found"]}}}]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate151.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate151.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate151.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate151.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate151.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate151.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate151.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate151.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate151.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate151.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate151.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate151.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate151.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate151.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getInstance404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate150.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "instance_not_found")){
validate150.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema208.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.listTemplates200 = validate153;
const schema211 = {"$id":"listTemplates200","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/JackpotTemplate"}};
const schema212 = {"description":"A template from which instances are made, once it is published.","type":"object","required":["id","name","owner_id","currency","contribution_rules","house_hold_contribution","jackpot_type","pots","reference_count","published"],"properties":{"id":{"description":"The template's identifier, unique on the platform.","$ref":"document#/components/schemas/Id"},"name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"description":{"description":"A text for people, up to 2,000 characters. Absent when none was given.","type":"string","minLength":0,"maxLength":2000},"owner_id":{"description":"The operator or brand that owns the template.","$ref":"document#/components/schemas/OwnerId"},"currency":{"description":"The jackpot's currency. Contributions in other currencies are converted to it before they are processed.","$ref":"document#/components/schemas/Currency"},"contribution_rules":{"description":"What a contribution is, who pays it and who may make it.","$ref":"document#/components/schemas/ContributionRules"},"house_hold_contribution":{"description":"The share of each contribution that goes to the house pot, which helps to pay for new seeds.","$ref":"document#/components/schemas/ContributionType"},"jackpot_type":{"description":"What instances are, a jackpot whose pots are won or a raffle whose pots are drawn.","type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"description":"How a raffle hands out tickets and prizes. Absent for a `Jackpot`.","$ref":"document#/components/schemas/RaffleRules"},"pots":{"description":"The pots that an instance receives, 1 to 50, in the order in which they take their shares and are drawn.","type":"array","minItems":1,"maxItems":50,"items":{"$ref":"document#/components/schemas/PotTemplate"}},"win_selector_strategy":{"description":"Which pot pays when several hit together. `Highest` and `Lowest` go by the current value, with ties in the order of pots; `None` pays all of them. Absent when none was given, which means `Highest`.","type":"string","enum":["Lowest","Highest","None"]},"reference_count":{"description":"How many instances that have not ended use the template. While it is above 0, the template is locked.","type":"integer","format":"int32","minimum":0,"maximum":2147483647},"published":{"description":"Whether the template can be instantiated.","type":"boolean"}}};
const schema216 = {"description":"A pot that every instance of the template receives. Amounts are in the jackpot's currency.","type":"object","additionalProperties":false,"required":["id","contribution","seed_contribution","seed_strategy"],"properties":{"id":{"description":"The pot's identifier, unique within the template; its instances use the same.","$ref":"document#/components/schemas/PotId"},"contribution":{"description":"The pot's share of each contribution that it takes part in.","$ref":"document#/components/schemas/ContributionType"},"payout_rules":{"description":"Who is paid. `WinnerOnly`, also when left out, pays the winner all; `Community` divides by payout_ruleset and cannot be published in this release.","type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"description":"How a win is divided, for `Community` alone.","$ref":"document#/components/schemas/PayoutRuleset"},"seed_contribution":{"description":"The part of the pot's share that is put aside for its next seed. The rest raises its value.","$ref":"document#/components/schemas/ContributionType"},"seed_strategy":{"description":"What the pot starts with, and how it collects and receives its next seed.","$ref":"document#/components/schemas/SeedStrategy"},"diversion_rules":{"description":"Where the overflow is delivered. It cannot be published in this release.","$ref":"document#/components/schemas/DiversionRules"},"win_constraints":{"description":"Conditions that must hold before the pot can be won, up to 10.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/WinConstraint"}},"max_instantiation_count":{"description":"How many times the pot can be won before it is disabled, up to 1,000,000,000. 0 or left out, without end.","type":"integer","format":"int32","minimum":0,"maximum":1000000000},"is_progressive":{"description":"Whether contributions raise the pot's value. If not, the pot keeps its seed value and contributions collect in its surplus seed. Left out, true.","type":"boolean"},"supports_external_trigger":{"description":"Whether a win can be triggered by a call. Left out, false.","type":"boolean"},"pot_types":{"description":"How the pot can hit by itself, up to 10 ways. Empty or left out, only by an external trigger.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/PotTypeTemplate"}},"wager_criteria":{"description":"Who qualifies for this pot. A contribution that does not qualify leaves the pot's share out of the charge and cannot win it. Left out, everybody.","$ref":"document#/components/schemas/WagerCriteria"},"max_pot_value":{"description":"The value that the pot never passes; what would lift it higher becomes overflow. Left out, 8,000,000,000.","$ref":"document#/components/schemas/AmountText"}}};
const func355 = Object.prototype.hasOwnProperty;
const schema218 = {"description":"How a pot of a template can hit by itself.","oneOf":[{"title":"TimeFixed","type":"object","additionalProperties":false,"required":["TimeFixed"],"properties":{"TimeFixed":{"description":"Once in each window of time. It cannot be published in this release.","$ref":"document#/components/schemas/TimeFixed"}}},{"title":"HitRate","type":"object","additionalProperties":false,"required":["HitRate"],"properties":{"HitRate":{"description":"By chance, with fixed odds.","$ref":"document#/components/schemas/HitRate"}}},{"title":"MustHitBy","type":"object","additionalProperties":false,"required":["MustHitBy"],"properties":{"MustHitBy":{"description":"At the latest at a fixed value.","$ref":"document#/components/schemas/MustHitBy"}}}]};
const schema219 = {"description":"Wins once in each window of time that ends at target_datetime and is repeated. It cannot be published in this release.","type":"object","additionalProperties":false,"required":["target_datetime"],"properties":{"target_datetime":{"description":"When the first window ends.","$ref":"document#/components/schemas/Timestamp"},"repeat_period":{"description":"The length of each window; the next begins when one ends. Left out, there is one window, from the instance's start.","$ref":"document#/components/schemas/Duration"}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target_datetime === undefined) && (missing0 = "target_datetime")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target_datetime") || (key0 === "repeat_period"))){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_datetime !== undefined){
let data0 = data.target_datetime;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate166.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8640000000000000 || isNaN(data0)){
validate166.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate166.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data0))){
validate166.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_period !== undefined){
let data1 = data.repeat_period;
const _errs5 = errors;
const _errs7 = errors;
let valid3 = false;
let passing0 = null;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.Seconds === undefined) && (missing1 = "Seconds")){
const err0 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data1){
if(!(key1 === "Seconds")){
const err1 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data1.Seconds !== undefined){
let data2 = data1.Seconds;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3153600000 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats42.validate(data2))){
const err5 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs13 = errors;
if(errors === _errs13){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.Minutes === undefined) && (missing2 = "Minutes")){
const err7 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs15 = errors;
for(const key2 in data1){
if(!(key2 === "Minutes")){
const err8 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data1.Minutes !== undefined){
let data3 = data1.Minutes;
const _errs16 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs16){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 52560000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats42.validate(data3))){
const err12 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(errors === _errs18){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.Hours === undefined) && (missing3 = "Hours")){
const err14 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs20 = errors;
for(const key3 in data1){
if(!(key3 === "Hours")){
const err15 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data1.Hours !== undefined){
let data4 = data1.Hours;
const _errs21 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs21){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 876000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats42.validate(data4))){
const err19 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(errors === _errs23){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing4;
if((data1.Days === undefined) && (missing4 = "Days")){
const err21 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs25 = errors;
for(const key4 in data1){
if(!(key4 === "Days")){
const err22 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data1.Days !== undefined){
let data5 = data1.Days;
const _errs26 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs26){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 36500 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats42.validate(data5))){
const err26 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid3 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate166.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TimeFixed === undefined) && (missing0 = "TimeFixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "TimeFixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.TimeFixed !== undefined){
if(!(validate166(data.TimeFixed, {instancePath:instancePath+"/TimeFixed",parentData:data,parentDataProperty:"TimeFixed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HitRate")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HitRate !== undefined){
let data1 = data.HitRate;
const _errs9 = errors;
if(errors === _errs9){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.max_magic_number === undefined) && (missing2 = "max_magic_number")) || ((data1.cost_per_attempt === undefined) && (missing2 = "cost_per_attempt"))){
const err5 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs11 = errors;
for(const key2 in data1){
if(!((key2 === "max_magic_number") || (key2 === "cost_per_attempt"))){
const err6 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data1.max_magic_number !== undefined){
let data2 = data1.max_magic_number;
const _errs12 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs12){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(!(formats42.validate(data2))){
const err10 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.cost_per_attempt !== undefined){
let data3 = data1.cost_per_attempt;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data3 < 0.000001 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(!(formats96.validate(data3))){
const err13 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.MustHitBy === undefined) && (missing3 = "MustHitBy")){
const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "MustHitBy")){
const err18 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.MustHitBy !== undefined){
let data4 = data.MustHitBy;
const _errs20 = errors;
if(errors === _errs20){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.hit_by === undefined) && (missing4 = "hit_by")){
const err19 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs22 = errors;
for(const key4 in data4){
if(!(key4 === "hit_by")){
const err20 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data4.hit_by !== undefined){
let data5 = data4.hit_by;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8000000000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data5 < 0.000001 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(!(formats96.validate(data5))){
const err23 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err27 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate165.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate165.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func355.call(schema216.properties, key0))){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs5 = errors;
if(!(validate95(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate158.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "WinnerOnly") || (data2 === "Community"))){
validate158.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema216.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs8 = errors;
if(!(validate111(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs9 = errors;
if(!(validate95(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs10 = errors;
if(!(validate118(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs11 = errors;
if(!(validate120(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data7 = data.win_constraints;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 10){
validate158.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate122(data7[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_instantiation_count !== undefined){
let data9 = data.max_instantiation_count;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate158.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000 || isNaN(data9)){
validate158.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate158.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate158.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs17 = errors;
if(typeof data.is_progressive !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs19 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data12 = data.pot_types;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data12)){
if(data12.length > 10){
validate158.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate165(data12[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs24 = errors;
if(!(validate97(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_pot_value !== undefined){
let data15 = data.max_pot_value;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data15 === "string"){
if(func1(data15) > 20){
validate158.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data15)){
validate158.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.reference_count === undefined) && (missing0 = "reference_count"))) || ((data.published === undefined) && (missing0 = "published"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 2000){
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data2) < 0){
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 129){
validate154.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate154.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate154.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 3){
validate154.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data4) < 3){
validate154.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data4)){
validate154.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs14 = errors;
if(!(validate94(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs15 = errors;
if(!(validate95(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate154.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate154.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema212.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs18 = errors;
if(!(validate105(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 50){
validate154.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate154.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate158(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs22 = errors;
if(typeof data11 !== "string"){
validate154.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate154.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema212.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate154.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
validate154.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate154.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate154.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs26 = errors;
if(typeof data.published !== "boolean"){
validate154.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"id":true,"name":true,"description":true,"owner_id":true,"currency":true,"contribution_rules":true,"house_hold_contribution":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"reference_count":true,"published":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTemplates200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate153.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate154(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.createTemplate200 = validate172;
const schema225 = {"$id":"createTemplate200","$ref":"document#/components/schemas/JackpotTemplate"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.reference_count === undefined) && (missing0 = "reference_count"))) || ((data.published === undefined) && (missing0 = "published"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate173.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate173.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate173.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 2000){
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data2) < 0){
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 129){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 3){
validate173.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data4) < 3){
validate173.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data4)){
validate173.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs14 = errors;
if(!(validate94(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs15 = errors;
if(!(validate95(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate173.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate173.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema212.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs18 = errors;
if(!(validate105(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 50){
validate173.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate173.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate158(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs22 = errors;
if(typeof data11 !== "string"){
validate173.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate173.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema212.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate173.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
validate173.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate173.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate173.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs26 = errors;
if(typeof data.published !== "boolean"){
validate173.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"id":true,"name":true,"description":true,"owner_id":true,"currency":true,"contribution_rules":true,"house_hold_contribution":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"reference_count":true,"published":true},"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTemplate200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"id":true,"name":true,"description":true,"owner_id":true,"currency":true,"contribution_rules":true,"house_hold_contribution":true,"jackpot_type":true,"raffle_rules":true,"pots":true,"win_selector_strategy":true,"reference_count":true,"published":true},"dynamicProps":false,"dynamicItems":false};

exports.createTemplate404 = validate179;
const schema230 = {"$id":"createTemplate404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found"]}}}]};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate180.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate180.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate180.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate180.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate180.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate180.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate180.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate180.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate180.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate180.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate180.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate180.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate180.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate180.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTemplate404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate179.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "owner_not_found")){
validate179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema230.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.createTemplate409 = validate182;
const schema233 = {"$id":"createTemplate409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_id_taken"]}}}]};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate183.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate183.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate183.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate183.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate183.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate183.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate183.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate183.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTemplate409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate182.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_id_taken")){
validate182.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema233.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.instantiateTemplate404 = validate185;
const schema236 = {"$id":"instantiateTemplate404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found","owner_not_found"]}}}]};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate186.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate186.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate186.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate186.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate186.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate186.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate186.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate186.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate186.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate186.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="instantiateTemplate404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate185.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_found") || (data0 === "owner_not_found"))){
validate185.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema236.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.instantiateTemplate409 = validate188;
const schema239 = {"$id":"instantiateTemplate409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_published","game_code_taken"]}}}]};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate189.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate189.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate189.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate189.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate189.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate189.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate189.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate189.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate189.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate189.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate189.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="instantiateTemplate409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate188.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_published") || (data0 === "game_code_taken"))){
validate188.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema239.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.instantiateTemplate422 = validate191;
const schema242 = {"$id":"instantiateTemplate422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","schedule_invalid","feature_not_available","amount_out_of_range"]}}}]};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate192.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate192.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate192.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate192.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate192.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate192.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate192.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate192.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate192.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate192.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate192.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate192.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="instantiateTemplate422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate191.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "idempotency_key_reused") || (data0 === "schedule_invalid")) || (data0 === "feature_not_available")) || (data0 === "amount_out_of_range"))){
validate191.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema242.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.publishTemplate404 = validate194;
const schema245 = {"$id":"publishTemplate404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found"]}}}]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate195.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate195.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate195.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate195.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate195.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate195.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate195.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate195.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate195.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate195.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate195.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishTemplate404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate194.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_not_found")){
validate194.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema245.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.publishTemplate422 = validate197;
const schema248 = {"$id":"publishTemplate422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","template_invalid","feature_not_available"]}}}]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate198.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate198.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate198.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate198.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate198.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate198.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate198.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate198.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate198.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate198.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate198.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate198.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate198.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate198.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishTemplate422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate197.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "template_invalid")) || (data0 === "feature_not_available"))){
validate197.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema248.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance200 = validate200;
const schema251 = {"$id":"contributeToInstance200","$ref":"document#/components/schemas/ContributionResponse"};
const schema252 = {"description":"What became of a contribution.","type":"object","required":["instance_id","timestamp","win_amount","tickets_awarded","win_withheld","contribution_currency","contribution_amount"],"properties":{"instance_id":{"description":"The instance that took the contribution.","$ref":"document#/components/schemas/Id"},"timestamp":{"description":"When the contribution was booked.","$ref":"document#/components/schemas/Timestamp"},"gameround_id":{"description":"The gameround_id of the request. Absent when it had none.","$ref":"document#/components/schemas/GameroundId"},"win_amount":{"description":"What this player has won, in the jackpot's currency; 0 without a win. When several pots pay, their sum.","$ref":"document#/components/schemas/Amount"},"win_pot_id":{"description":"The pot that was won; when several were, the one that paid most. Absent without a win.","$ref":"document#/components/schemas/PotId"},"tickets_awarded":{"description":"How many raffle tickets the contribution earned; 0 for a jackpot that is no raffle.","type":"integer","format":"int32","minimum":0,"maximum":2147483647},"win_withheld":{"description":"Whether a win had not been credited at the wallet when this reply was written. It is credited later, without a further call.","type":"boolean"},"contribution_currency":{"description":"The currency of the request.","$ref":"document#/components/schemas/Currency"},"contribution_amount":{"description":"What was contributed in all, by the player and the operator, in contribution_currency, rounded down to 6 decimals. 0 means that the contribution did not qualify and that nobody paid anything.","$ref":"document#/components/schemas/Amount"},"metadata":{"description":"The metadata of the request, unchanged. Absent when it had none.","$ref":"document#/components/schemas/Metadata"}}};
const schema255 = {"description":"The operator's identifier of the user flow that something belongs to, for example a game round or a deposit. Up to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213"};
const schema260 = {"description":"Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out."};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.tickets_awarded === undefined) && (missing0 = "tickets_awarded"))) || ((data.win_withheld === undefined) && (missing0 = "win_withheld"))) || ((data.contribution_currency === undefined) && (missing0 = "contribution_currency"))) || ((data.contribution_amount === undefined) && (missing0 = "contribution_amount"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate201.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate201.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate201.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate201.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
validate201.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate201.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data1))){
validate201.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data2 = data.gameround_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate201.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate201.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern53.test(data2)){
validate201.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data3 = data.win_amount;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
validate201.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate201.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data3))){
validate201.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data4 = data.win_pot_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate201.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate201.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate201.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tickets_awarded !== undefined){
let data5 = data.tickets_awarded;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate201.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate201.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate201.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate201.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_withheld !== undefined){
const _errs18 = errors;
if(typeof data.win_withheld !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/win_withheld",schemaPath:"#/properties/win_withheld/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_currency !== undefined){
let data7 = data.contribution_currency;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 3){
validate201.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data7) < 3){
validate201.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data7)){
validate201.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_amount !== undefined){
let data8 = data.contribution_amount;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8000000000 || isNaN(data8)){
validate201.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate201.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data8))){
validate201.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs26 = errors;
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"instance_id":true,"timestamp":true,"gameround_id":true,"win_amount":true,"win_pot_id":true,"tickets_awarded":true,"win_withheld":true,"contribution_currency":true,"contribution_amount":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"instance_id":true,"timestamp":true,"gameround_id":true,"win_amount":true,"win_pot_id":true,"tickets_awarded":true,"win_withheld":true,"contribution_currency":true,"contribution_amount":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance404 = validate203;
const schema261 = {"$id":"contributeToInstance404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","instance_not_found"]}}}]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate204.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate204.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate204.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate204.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate204.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate204.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate204.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate204.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate204.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate204.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate204.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate204.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate203.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "instance_not_found"))){
validate203.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema261.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance409 = validate206;
const schema264 = {"$id":"contributeToInstance409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_in_flight","instance_changed"]}}}]};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate207.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate207.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate207.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate207.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate207.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate207.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate207.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate207.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate207.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate207.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate207.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate207.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate207.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate207.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate207.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate207.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate206.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_in_flight") || (data0 === "instance_changed"))){
validate206.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema264.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance422 = validate209;
const schema267 = {"$id":"contributeToInstance422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","instance_pending","instance_paused","instance_terminated","brand_excluded","country_excluded","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds"]}}}]};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate210.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate210.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate210.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate210.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate210.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate210.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate210.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate210.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate210.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate210.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate210.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate210.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate209.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "country_excluded")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds"))){
validate209.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema267.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance502 = validate212;
const schema270 = {"$id":"contributeToInstance502","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_failed"]}}}]};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate213.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate213.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate213.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate213.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate213.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate213.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate213.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate213.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate213.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate213.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate213.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate213.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate213.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate213.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate213.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate213.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance502" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate212.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_failed")){
validate212.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema270.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance504 = validate215;
const schema273 = {"$id":"contributeToInstance504","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_timeout"]}}}]};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate216.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate216.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate216.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate216.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate216.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate216.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate216.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate216.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate216.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate216.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate216.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate216.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate216.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate216.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate216.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate216.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance504" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate215.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_timeout")){
validate215.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema273.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeBySource404 = validate218;
const schema276 = {"$id":"contributeBySource404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","no_jackpot_for_source"]}}}]};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate219.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate219.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate219.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate219.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate219.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate219.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate219.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate219.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate219.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate219.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate219.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate219.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate219.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate219.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate219.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate219.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeBySource404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate218.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "no_jackpot_for_source"))){
validate218.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema276.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeBySource422 = validate221;
const schema279 = {"$id":"contributeBySource422","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds","instance_terminated"]}}}]};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate222.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate222.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate222.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate222.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate222.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate222.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate222.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate222.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate222.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate222.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate222.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate222.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate222.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate222.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate222.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate222.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeBySource422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate221.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds")) || (data0 === "instance_terminated"))){
validate221.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema279.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getContribution404 = validate224;
const schema282 = {"$id":"getContribution404","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_not_found"]}}}]};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate225.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate225.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate225.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate225.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate225.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate225.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate225.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate225.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate225.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate225.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate225.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate225.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContribution404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate224.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_not_found")){
validate224.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema282.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.getContribution409 = validate227;
const schema285 = {"$id":"getContribution409","allOf":[{"$ref":"document#/components/schemas/Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_in_flight"]}}}]};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate228.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate228.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate228.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
validate228.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate228.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate228.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 2000){
validate228.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate228.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate228.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate228.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate228.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate228.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate228.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.pointer === undefined) && (missing1 = "pointer")) || ((data7.detail === undefined) && (missing1 = "detail"))){
validate228.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.pointer !== undefined){
let data8 = data7.pointer;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 1024){
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data8) < 0){
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/pointer",schemaPath:"document#/components/schemas/FieldFault/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.detail !== undefined){
let data9 = data7.detail;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 1000){
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data9) < 1){
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"document#/components/schemas/FieldFault/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"document#/components/schemas/FieldFault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data10 = data.request_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate228.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate228.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"instance":true,"code":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContribution409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate227.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_in_flight")){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema285.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"code":true,"type":true,"title":true,"status":true,"detail":true,"instance":true,"errors":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

exports.listWinners200 = validate230;
const schema288 = {"$id":"listWinners200","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Winner"}};
const schema289 = {"description":"One win of one pot.","type":"object","required":["win_pot_id","win_amount","jackpot_currency","player_id","timestamp","brand_id"],"properties":{"win_pot_id":{"description":"The pot that was won.","$ref":"document#/components/schemas/PotId"},"win_amount":{"description":"What the winner received, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"},"jackpot_currency":{"description":"The jackpot's currency.","$ref":"document#/components/schemas/Currency"},"player_id":{"description":"The winner.","$ref":"document#/components/schemas/PlayerId"},"timestamp":{"description":"When the pot was won.","$ref":"document#/components/schemas/Timestamp"},"brand_id":{"description":"The brand path of the winner.","$ref":"document#/components/schemas/BrandPath"}}};
const schema293 = {"description":"The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"p-1001"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.win_pot_id === undefined) && (missing0 = "win_pot_id")) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.jackpot_currency === undefined) && (missing0 = "jackpot_currency"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.win_pot_id !== undefined){
let data0 = data.win_pot_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate231.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate231.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate231.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data1 = data.win_amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8000000000 || isNaN(data1)){
validate231.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate231.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats96.validate(data1))){
validate231.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_currency !== undefined){
let data2 = data.jackpot_currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 3){
validate231.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate231.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data2)){
validate231.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate231.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate231.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern53.test(data3)){
validate231.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate231.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8640000000000000 || isNaN(data4)){
validate231.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate231.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate231.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data5 = data.brand_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 129){
validate231.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data5) < 3){
validate231.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern29.test(data5)){
validate231.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"win_pot_id":true,"win_amount":true,"jackpot_currency":true,"player_id":true,"timestamp":true,"brand_id":true},"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWinners200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate230.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate231(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.getTicker200 = validate233;
const schema296 = {"$id":"getTicker200","$ref":"document#/components/schemas/Ticker"};
const schema297 = {"description":"What is shown of an instance to everybody.","type":"object","required":["id","jackpot_type","currency","pots","allowed_brands","allowed_sources","status","last_updated"],"properties":{"id":{"description":"The instance.","$ref":"document#/components/schemas/Id"},"jackpot_type":{"description":"Whether it is a jackpot whose pots are won or a raffle whose pots are drawn.","type":"string","enum":["Jackpot","Raffle"]},"currency":{"description":"The jackpot's currency.","$ref":"document#/components/schemas/Currency"},"pots":{"description":"The pots in the order of the template, without those that are disabled.","type":"array","maxItems":50,"items":{"$ref":"document#/components/schemas/TickerPot"}},"allowed_brands":{"description":"The brand paths that take part. Empty means all brands under the instance's owner.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/BrandPath"}},"allowed_sources":{"description":"The ids of the sources that lead to the instance, in alphabetical order.","type":"array","maxItems":10000,"items":{"$ref":"document#/components/schemas/SourceId"}},"status":{"description":"Where the instance is in its life.","$ref":"document#/components/schemas/InstanceStatus"},"timestamp_start":{"description":"When the instance becomes or became active. Absent when it was active at once.","$ref":"document#/components/schemas/Timestamp"},"timestamp_end":{"description":"When the instance ends. Absent when it has no end.","$ref":"document#/components/schemas/Timestamp"},"last_updated":{"description":"When the instance or one of its pots last changed.","$ref":"document#/components/schemas/Timestamp"}}};
const schema300 = {"description":"A pot as players see it.","type":"object","required":["id","is_progressive","current_value","community_split"],"properties":{"id":{"description":"The pot's identifier within the instance.","$ref":"document#/components/schemas/PotId"},"is_progressive":{"description":"Whether contributions raise the pot's value.","type":"boolean"},"current_value":{"description":"What a win pays now, in the jackpot's currency, with at most 6 decimals and without zeros at the end.","$ref":"document#/components/schemas/AmountText"},"community_split":{"description":"The fraction of a win that is shared among other players than the winner, from `\"0\"` to `\"1\"`.","$ref":"document#/components/schemas/PercentageText"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.community_split === undefined) && (missing0 = "community_split"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs4 = errors;
if(typeof data.is_progressive !== "boolean"){
validate235.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 20){
validate235.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern45.test(data2)){
validate235.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/current_value",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.community_split !== undefined){
let data3 = data.community_split;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 10){
validate235.errors = [{instancePath:instancePath+"/community_split",schemaPath:"document#/components/schemas/PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern46.test(data3)){
validate235.errors = [{instancePath:instancePath+"/community_split",schemaPath:"document#/components/schemas/PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/community_split",schemaPath:"document#/components/schemas/PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"id":true,"is_progressive":true,"current_value":true,"community_split":true},"dynamicProps":false,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.allowed_brands === undefined) && (missing0 = "allowed_brands"))) || ((data.allowed_sources === undefined) && (missing0 = "allowed_sources"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate234.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate234.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate234.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data1 = data.jackpot_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate234.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Jackpot") || (data1 === "Raffle"))){
validate234.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema297.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 3){
validate234.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate234.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern44.test(data2)){
validate234.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data3 = data.pots;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 50){
validate234.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate235(data3[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate234.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) > 129){
validate234.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data6) < 3){
validate234.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern29.test(data6)){
validate234.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_sources !== undefined){
let data7 = data.allowed_sources;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 10000){
validate234.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func1(data8) > 64){
validate234.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data8) < 1){
validate234.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern32.test(data8)){
validate234.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate234.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "Pending") || (data9 === "Active")) || (data9 === "Paused")) || (data9 === "Terminated"))){
validate234.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data10 = data.timestamp_start;
const _errs25 = errors;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate234.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 8640000000000000 || isNaN(data10)){
validate234.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate234.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data10))){
validate234.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data11 = data.timestamp_end;
const _errs28 = errors;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate234.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 8640000000000000 || isNaN(data11)){
validate234.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate234.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data11))){
validate234.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data12 = data.last_updated;
const _errs31 = errors;
const _errs32 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate234.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 8640000000000000 || isNaN(data12)){
validate234.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate234.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats42.validate(data12))){
validate234.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"id":true,"jackpot_type":true,"currency":true,"pots":true,"allowed_brands":true,"allowed_sources":true,"status":true,"timestamp_start":true,"timestamp_end":true,"last_updated":true},"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicker200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"id":true,"jackpot_type":true,"currency":true,"pots":true,"allowed_brands":true,"allowed_sources":true,"status":true,"timestamp_start":true,"timestamp_end":true,"last_updated":true},"dynamicProps":false,"dynamicItems":false};

exports.getHealth200 = validate238;
const schema310 = {"$id":"getHealth200","$ref":"document#/components/schemas/Health"};
const schema311 = {"description":"A sign of life.","type":"object","required":["status"],"properties":{"status":{"description":"Always `ok`; anything else is a refusal.","type":"string","enum":["ok"]}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getHealth200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate238.errors = [{instancePath,schemaPath:"document#/components/schemas/Health/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/Health/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "ok")){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"document#/components/schemas/Health/properties/status/enum",keyword:"enum",params:{allowedValues: schema311.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"document#/components/schemas/Health/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();

export const replies = {
  login: {
    200: { contentType: 'application/json', headers: null, body: bodies.login200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.login401 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    429: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login429 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  loginAdmin: {
    200: { contentType: 'application/json', headers: null, body: bodies.login200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.login401 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    429: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login429 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getOwnAccount: {
    200: { contentType: 'application/json', headers: null, body: bodies.getOwnAccount200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  saveOperators: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.saveOperators200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getOperator: {
    200: { contentType: 'application/json', headers: null, body: bodies.getOperator200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getOperator404 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  saveBrands: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.saveOperators200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getOperator404 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  listSources: {
    200: { contentType: 'application/json', headers: headers.listSources200, body: bodies.listSources200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  createSources: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.createSources200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  assignSources: {
    200: { contentType: null, headers: headers.saveOperators200, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.assignSources404 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.assignSources422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  listInstances: {
    200: { contentType: 'application/json', headers: headers.listSources200, body: bodies.listInstances200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  triggerWin: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.triggerWin200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.triggerWin404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.triggerWin409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.triggerWin422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getInstance: {
    200: { contentType: 'application/json', headers: null, body: bodies.getInstance200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getInstance404 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  listTemplates: {
    200: { contentType: 'application/json', headers: headers.listSources200, body: bodies.listTemplates200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  createTemplate: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.createTemplate200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.createTemplate404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.createTemplate409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  instantiateTemplate: {
    200: { contentType: 'application/json', headers: headers.saveOperators200, body: bodies.getInstance200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.instantiateTemplate404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.instantiateTemplate409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.instantiateTemplate422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  publishTemplate: {
    200: { contentType: null, headers: headers.saveOperators200, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.publishTemplate404 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.publishTemplate422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getTemplate: {
    200: { contentType: 'application/json', headers: null, body: bodies.createTemplate200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.publishTemplate404 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  contributeToInstance: {
    200: { contentType: 'application/json', headers: headers.contributeToInstance200, body: bodies.contributeToInstance200 },
    204: { contentType: null, headers: headers.contributeToInstance200, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    502: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance502 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
    504: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance504 },
  },
  contributeBySource: {
    200: { contentType: 'application/json', headers: headers.contributeToInstance200, body: bodies.contributeToInstance200 },
    204: { contentType: null, headers: headers.contributeToInstance200, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.login400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.contributeBySource404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance409 },
    413: { contentType: 'application/problem+json', headers: null, body: bodies.login413 },
    415: { contentType: 'application/problem+json', headers: null, body: bodies.login415 },
    422: { contentType: 'application/problem+json', headers: null, body: bodies.contributeBySource422 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    502: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance502 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
    504: { contentType: 'application/problem+json', headers: null, body: bodies.contributeToInstance504 },
  },
  getContribution: {
    200: { contentType: 'application/json', headers: headers.contributeToInstance200, body: bodies.contributeToInstance200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getContribution404 },
    409: { contentType: 'application/problem+json', headers: null, body: bodies.getContribution409 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  listWinners: {
    200: { contentType: 'application/json', headers: null, body: bodies.listWinners200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    401: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount401 },
    403: { contentType: 'application/problem+json', headers: null, body: bodies.saveOperators403 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getInstance404 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getTicker: {
    200: { contentType: 'application/json', headers: null, body: bodies.getTicker200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    404: { contentType: 'application/problem+json', headers: null, body: bodies.getInstance404 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
  getHealth: {
    200: { contentType: 'application/json', headers: null, body: bodies.getHealth200 },
    400: { contentType: 'application/problem+json', headers: null, body: bodies.getOwnAccount400 },
    500: { contentType: 'application/problem+json', headers: null, body: bodies.login500 },
    503: { contentType: 'application/problem+json', headers: headers.login429, body: bodies.login503 },
  },
};
